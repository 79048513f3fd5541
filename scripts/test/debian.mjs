import { existsSync } from 'node:fs'
import { runCommand } from '../checks/run-command.mjs'

/**
 * Installs packages of Debian if permitted. Whether they are there afterwards is for the caller to check.
 *
 * @param {string} packages separated by spaces
 */
export async function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  process.stdout.write(`Installing ${packages} with apt-get …\n`)
  await runCommand(`apt-get update && apt-get install -y --no-install-recommends ${packages}`, {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
