# Sourced by ./run and ./test: makes .venv and installs one pinned list into it.
# A copy of what was installed lies beside it, so a second start needs no network.
# A list with hashes (tools/pin.py) is taken in the place of one without.

# Something was installed already, or could be: without Debian's python3-venv half of it is made.
made() {
    [ -x "$python" ] || return 1
    for done in .venv/installed-*; do
        [ -e "$done" ] && return
    done
    "$python" -m pip --version >/dev/null 2>&1
}

environment() { # LIST...
    python=.venv/bin/python
    if ! made; then
        python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
            echo "Emberboard needs Python 3.11 or newer." >&2
            return 1
        }
        rm -rf .venv
        python3 -m venv .venv >/dev/null || {
            rm -rf .venv
            echo "Python cannot make its folder .venv. On Debian and Ubuntu: apt install python3-venv" >&2
            return 1
        }
    fi
    for list in "$@"; do
        pinned="${list%.txt}.lock"
        hashes=
        if [ -f "$pinned" ]; then
            if [ "$list" -nt "$pinned" ]; then
                echo "$list has changed. Make its hashes anew: $python -m tools.pin $list" >&2
                return 1
            fi
            list=$pinned hashes=--require-hashes
        fi
        if ! cmp -s "$list" ".venv/installed-$list"; then
            echo "Installing $list ..." >&2
            "$python" -m pip install --quiet --disable-pip-version-check $hashes -r "$list"
            cp "$list" ".venv/installed-$list"
        fi
    done
}
