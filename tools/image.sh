#!/bin/sh
# Builds the image and starts it as an owner would: as nobody, with nothing to write but its data.
#   tools/image.sh [NAME]
set -eu
cd "$(dirname "$0")/.."
name="${1:-emberboard}"
docker build --tag "$name" .
docker run --rm "$name" --version
started=$(docker run --detach --read-only --tmpfs /tmp --cap-drop ALL \
    --security-opt no-new-privileges:true --volume /emberboard/data "$name")
trap 'docker logs "$started"; docker rm --force --volumes "$started" >/dev/null' EXIT
for _ in $(seq 60); do
    health=$(docker inspect --format '{{.State.Health.Status}}' "$started")
    [ "$health" = healthy ] && exit 0
    [ "$(docker inspect --format '{{.State.Running}}' "$started")" = true ] || exit 1
    sleep 3
done
echo "The image has not become healthy: $health" >&2
exit 1
