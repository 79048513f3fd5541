import { spawnSync } from 'node:child_process'

/**
 * Installs Debian packages where possible: as root, with apt. Starts none of their services.
 *
 * @param {string[]} names
 * @returns {boolean} whether they are installed
 */
export function installByApt(names) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  process.stdout.write(`Installing ${names.join(', ')} (apt-get)…\n`)
  // RUNLEVEL=1: invoke-rc.d starts no service at the end of the installation.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], { env, stdio: 'ignore' }).status
  if (install() === 0) return true
  spawnSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' })
  return install() === 0
}
