import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { runCommand } from '../checks/run-command.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a Chromium for the journeys: $CHROME, one on the PATH, Debian's (installed if permitted), or the one from npm.
 *
 * @returns {Promise<string>} its executable
 * @throws {Error} if none is available
 */
export async function ensureBrowser() {
  if (process.env.CHROME) {
    if (isExecutable(process.env.CHROME)) return process.env.CHROME
    throw new Error(`CHROME: ${process.env.CHROME} cannot be run.`)
  }
  const found = onPath() ?? (await fromDebian()) ?? (await fromNpm())
  process.stdout.write(`browser: ${found}\n`)
  return found
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  process.stdout.write('Installing chromium with apt-get …\n')
  const install = 'apt-get install -y --no-install-recommends chromium chromium-headless-shell fonts-noto-cjk'
  await runCommand(`apt-get update && ${install}`, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  return onPath()
}

/** The package ships its libraries if it detects Lambda; the variable must be set before the import (x64 Linux only). */
async function fromNpm() {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const entry = createRequire(join(ROOT, 'e2e/package.json')).resolve('@sparticuz/chromium')
  const { default: chromium } = await import(pathToFileURL(entry).href)
  return chromium.executablePath()
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
