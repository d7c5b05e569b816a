# Used by script/start and script/test, which set `root`. Works in bash 3.2.

fail() {
  printf '%s\n' "$1" >&2
  exit "${2:-1}"
}

# What an installation depends on: the lockfile, the package.json files and the machine.
install_key() {
  cat "$root/package-lock.json" "$root/package.json" "$root"/packages/*/package.json | cksum
  uname -sm
}

# Installs the packages if they are missing or do not match the lockfile.
ensure_installed() {
  command -v npm >/dev/null 2>&1 || fail 'npm was not found: install Node.js 20 or newer, which brings it.'
  local stamp="$root/node_modules/.manasik-installed"
  local key
  key="$(install_key)" || fail 'package-lock.json or a package.json cannot be read.'
  if [ ! -f "$stamp" ] || [ "$(cat "$stamp")" != "$key" ]; then
    echo 'Installing packages (npm ci) ...'
    (cd "$root" && npm ci --include=dev --include=optional --no-audit --no-fund --loglevel=error) ||
      fail 'npm ci failed: the lines above say why.'
  fi
  node="$root/node_modules/.bin/node"
  case "$("$node" --version 2>/dev/null)" in
    v24.*) ;;
    *)
      rm -f "$stamp"
      fail 'Node 24 is not in node_modules/.bin: the install script of the package "node" did not run. Allow install scripts (npm config get ignore-scripts must say false) and start again.'
      ;;
  esac
  printf '%s\n' "$key" >"$stamp"
  export PATH="$root/node_modules/.bin:$PATH"
}
