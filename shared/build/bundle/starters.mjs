/** The scripts in `bin/` of a bundle. They find the bundle by their own place, so that it can lie anywhere. */
const HEAD = `#!/bin/sh
root=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")/.." && pwd)
export LD_LIBRARY_PATH="$root/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
`
const start = (file, settings = '') =>
  `${HEAD}${settings}exec "$root/bin/node" --disable-warning=ExperimentalWarning "$root/${file}" "$@"\n`

/** Folder of the built independent host in a bundle: the sources that ops would build it from are not in it. */
export const HOST_FOLDER = 'gate-host'

export const SITE_STARTERS = {
  'lantern-edge': start('edge/src/main.ts'),
  'lantern-ops': start('ops/src/main.ts', `export GATE_HOST_DIR="\${GATE_HOST_DIR:-$root/${HOST_FOLDER}}"\n`),
  lantern: start('ops/src/cli.ts', `export GATE_HOST_DIR="\${GATE_HOST_DIR:-$root/${HOST_FOLDER}}"\n`),
}
export const SANDBOX_STARTERS = { 'lantern-sandbox': start('sandbox/src/main.ts') }
