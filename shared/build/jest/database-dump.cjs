const { execFileSync } = require('node:child_process')
const { mkdtempSync, rmSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { join } = require('node:path')

/**
 * Lets a script of the package make the database that every test file of a jest run starts on. For `globalSetup`: the initialisation of PGlite alone
 * takes about three seconds of processor time.
 *
 * @param {string} script called as `node <script> <file>`; writes a dump of PGlite's data directory to the file
 * @returns {{ place: string, remove: () => void }} the path of the file, for the workers
 */
exports.makeDump = (script) => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-dump-'))
  const place = join(folder, 'data.tar')
  runScript(script, place)
  return { place, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Runs a TypeScript file of the package in a process of its own, outside jest.
 *
 * @param {string} script
 * @param {string} place its only argument
 * @param {Record<string, string>} [env] added to the environment
 */
function runScript(script, place, env = {}) {
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, place], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
}
exports.runScript = runScript
