import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './debian.mjs'
import { FONT_PACKAGES } from './ensure-font.mjs'

/** WebKitGTK installs its MiniBrowser beside its libraries, in a folder named by the architecture. */
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`,
)

/**
 * Debian packages of the engines, because npm has neither: Playwright downloads its Firefox and WebKit from another host.
 *
 * @type {Record<string, { packages: string, settings: () => Record<string, string> | undefined }>}
 */
const ENGINES = {
  firefox: {
    packages: 'firefox-esr',
    settings: () => {
      const path = process.env.FIREFOX || onPath('firefox-esr') || onPath('firefox')
      return path ? { FIREFOX: path } : undefined
    },
  },
  webkit: {
    packages: 'webkit2gtk-driver xvfb libgl1-mesa-dri libegl1',
    settings: () => {
      const browser = process.env.WEBKIT || MINI_BROWSERS.find((path) => existsSync(path))
      return browser && onPath('WebKitWebDriver') && onPath('Xvfb') ? { WEBKIT: browser } : undefined
    },
  },
}
export const ENGINE_NAMES = Object.keys(ENGINES)

/**
 * Finds or installs the engines and reports missing ones.
 *
 * @param {string[]} names
 * @returns {Promise<Record<string, string>>} environment variables of e2e/engines; `ENGINES` lists the available ones
 * @throws {Error} on CI if one is missing, because the tests must run there
 */
export async function ensureEngines(names = ENGINE_NAMES) {
  const missing = () => names.filter((name) => !ENGINES[name].settings())
  if (missing().length > 0) {
    const packages = missing().map((name) => ENGINES[name].packages)
    await installFromDebian([...packages, FONT_PACKAGES].join(' '))
  }
  for (const name of missing()) {
    const sentence = `${name} is not installed, so its tests did not run. Install Debian's ${ENGINES[name].packages}.`
    if (process.env.CI) throw new Error(sentence)
    process.stdout.write(`NOT RUN: ${sentence}\n`)
  }
  const here = names.filter((name) => ENGINES[name].settings())
  return Object.assign({ ENGINES: here.join(',') }, ...here.map((name) => ENGINES[name].settings()))
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
