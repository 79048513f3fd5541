import { execFile } from 'node:child_process'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { pinyin } from 'pinyin-pro'
import { exampleFaults, pageFaults } from './contract.mjs'

const PRINTER = join(import.meta.dirname, 'print-routes.mjs')
/** Listing the routes runs no code of a page. */
const LIMIT_MS = 60_000

/**
 * The pages of a remote for its build metadata, after checking them against its routes.
 *
 * @param {string} packageDir
 * @param {import('../../contract/src/federation/remote-declaration.ts').RemoteDeclaration} declaration
 * @returns {Promise<import('../../contract/src/federation/remote-page.ts').RemotePage[]>}
 * @throws {Error} with a message for each page without a route, each route without a page, and each parameter without an example
 */
export async function provenPages(packageDir, declaration) {
  const faults = [...pageFaults(declaration, await routesOf(packageDir)), ...declaration.pages.flatMap(exampleFaults)]
  if (faults.length > 0)
    throw new Error(
      `remote.json of ${declaration.name} and its routes do not agree.\n  ${faults.join('\n  ')}\n  Members see the pages that remote.json lists, and no other: add the page there, or its route in src/exposed/routes.tsx.`,
    )
  return declaration.pages.map(spoken)
}

async function routesOf(packageDir) {
  const file = join(packageDir, 'src/exposed/routes.tsx')
  try {
    const args = ['--disable-warning=ExperimentalWarning', PRINTER, file]
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: packageDir, timeout: LIMIT_MS })
    return JSON.parse(stdout)
  } catch (error) {
    throw new Error(
      `The routes of ${relative(process.cwd(), file) || file} cannot be listed outside a browser: ${firstLine(error)}\n  Let the module only name its pages, each behind lazyPage(() => import(…), …).`,
      { cause: error },
    )
  }
}

function firstLine({ stderr, message }) {
  return `${stderr ?? ''}`.split('\n').find((line) => /Error/.test(line)) ?? message
}

/** Search finds Chinese titles by pinyin too. */
function spoken(page) {
  if (page.search === undefined) return page
  const sounds = pinyin(page.title.zh.replaceAll('/', ''), { toneType: 'none', type: 'array' })
  return { ...page, pinyin: sounds.join(' ') }
}
