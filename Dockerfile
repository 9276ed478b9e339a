# One process of Emberboard. Everything comes from this repository and its pinned requirements.
FROM python:3.11-slim-bookworm AS python
WORKDIR /emberboard

# The rules, compiled for the automas, who think three quarters longer without.
FROM python AS rules
RUN apt-get update -q && apt-get install -y -q --no-install-recommends gcc libc6-dev
COPY requirements.txt requirements-compile.txt ./
RUN pip install --no-cache-dir --disable-pip-version-check -r requirements-compile.txt
COPY . .
RUN python -m tools.compile

FROM python
COPY requirements.txt requirements-server.txt ./
RUN pip install --no-cache-dir --disable-pip-version-check -r requirements.txt -r requirements-server.txt
COPY . .
COPY --from=rules /emberboard/.build .build
# Nothing is written where the program lies, so it is compiled here, once.
RUN python -m compileall -q --invalidation-mode unchecked-hash .
RUN useradd --system emberboard && mkdir -p data && chown emberboard data
USER emberboard
VOLUME /emberboard/data
ENV EMBERBOARD_HEALTH=9137 PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
HEALTHCHECK --interval=30s --start-period=120s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:9137/live', timeout=5)"]
ENTRYPOINT ["python", "bot.py"]
