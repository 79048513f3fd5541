import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { installFromDebian } from './debian.mjs'
import { ensureFont, FONT_PACKAGES } from './ensure-font.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a Chromium for the journeys, and the font of their pictures.
 *
 * @returns {Promise<string>} its executable
 * @throws {Error} if none is available
 */
export async function ensureBrowser() {
  const found = await chromium()
  await ensureFont()
  return found
}

/** $CHROME, one on the PATH, Debian's (installed if permitted), or the one from npm. */
async function chromium() {
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
  await installFromDebian(`chromium chromium-headless-shell ${FONT_PACKAGES}`)
  return onPath()
}

/** The package ships its libraries if it detects Lambda; the variable must be set before the import (x64 Linux only). */
async function fromNpm() {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const entry = createRequire(join(ROOT, 'e2e/package.json')).resolve('@sparticuz/chromium')
  const { default: packed } = await import(pathToFileURL(entry).href)
  return packed.executablePath()
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
