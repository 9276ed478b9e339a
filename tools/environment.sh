# Sourced by ./run and ./test: makes .venv and installs one pinned list into it.
# A copy of what was installed lies beside it, so a second start needs no network.

environment() { # LIST...
    python=.venv/bin/python
    if [ ! -x "$python" ]; then
        python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
            echo "Emberboard needs Python 3.11 or newer." >&2
            return 1
        }
        python3 -m venv .venv
    fi
    for list in "$@"; do
        if ! cmp -s "$list" ".venv/installed-$list"; then
            echo "Installing $list ..." >&2
            "$python" -m pip install --quiet --disable-pip-version-check -r "$list"
            cp "$list" ".venv/installed-$list"
        fi
    done
}
