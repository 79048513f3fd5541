import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { camelOf, pascalOf, replaced } from './copy-sample.mjs'
import { listInLayers } from './layers.mjs'

const TEMPLATES = join(import.meta.dirname, 'endpoint')
const EXPORTS = 'shared/contract/package.json'
const DOMAINS = 'shared/testing/src/generate/contract-endpoints.ts'
const APP = 'sandbox/src/app.ts'
/** Remotes whose domain has another name in the contract. */
const CONTRACT_FOLDERS = { activity: 'activities', chat: 'talk' }

/**
 * Refuses a page whose endpoint cannot be written, before anything is.
 *
 * @param {string} page kebab-case, unique in the contract
 * @throws {Error} if the contract has an entry point, or the sandbox a test, of this name
 */
export function requireFreeName(page) {
  if (readFileSync(join(ROOT, EXPORTS), 'utf8').includes(`"./${page}":`))
    throw new Error(`@lantern/contract/${page} already exists: add --no-endpoint and read from it.`)
  const test = `sandbox/test/${page}.test.ts`
  if (existsSync(join(ROOT, test)))
    throw new Error(`${test} already exists: choose another path, or add --no-endpoint.`)
}

/**
 * Writes the endpoint of a page: its stub in the contract, the handler in the sandbox with a rule and a test, and a change fragment.
 *
 * @param {{ remote: string, page: string, path: string, isProtected: boolean, title: { zh: string, en: string } }} options
 * @returns {string[]} the files written or changed, relative to the repository; the caller formats them
 */
export function newEndpoint({ remote, page, path, isProtected, title }) {
  const rule = `SBX-${page.toUpperCase()}`
  const words = {
    SAMPLE_ENTRY: page,
    sampleRoutes: `${camelOf(page)}Routes`,
    sampleRow: `${camelOf(page)}Row`,
    SampleRow: `${pascalOf(page)}Row`,
    SAMPLE_URL: path.slice(1).replaceAll('/:', '/'),
    SAMPLE_ACCESS: isProtected ? 'member' : 'public',
    'SBX-SAMPLE': rule,
    '/sample': path,
    Sample: title.en,
    示例: title.zh,
  }
  const domain = CONTRACT_FOLDERS[remote] ?? remote
  const contract = `shared/contract/src/${domain}/${page}.ts`
  const routes = `sandbox/src/${remote}/${page}.routes.ts`
  const test = `sandbox/test/${page}.test.ts`
  fill('contract.ts.template', contract, words)
  fill('routes.ts.template', routes, words)
  fill('test.ts.template', test, words)
  change(EXPORTS, (text) => text.replace('"exports": {\n', `$&    "./${page}": "./src/${domain}/${page}.ts",\n`))
  change(DOMAINS, (text) =>
    text
      .replace(
        "import * as accounts from '@lantern/contract/accounts'\n",
        `$&import * as ${camelOf(page)} from '@lantern/contract/${page}'\n`,
      )
      .replace('object>> = {\n', `$&  '${page}': ${camelOf(page)},\n`),
  )
  change(APP, (text) =>
    text
      .replace(
        'import { createWire } from',
        `import { ${words.sampleRoutes} } from './${remote}/${page}.routes.ts'\n$&`,
      )
      .replace('  helpRoutes(wire)\n', `  ${words.sampleRoutes}(wire)\n$&`),
  )
  change(
    'sandbox/RULES.md',
    (text) => `${text.trimEnd()}\n- ${rule}-1 The rows of ${path} come from the sandbox. (design)\n`,
  )
  const fragment = `.changes/page-${page}.md`
  write(fragment, `---\n"@lantern/contract": minor\n---\n\nAdds \`./${page}\`, the rows of \`${path}\`.\n`)
  const layers = [...listInLayers('shared/contract', domain), ...listInLayers('sandbox', remote)]
  return [...new Set([contract, routes, test, fragment, EXPORTS, DOMAINS, APP, 'sandbox/RULES.md', ...layers])]
}

/** Regenerates `api.md` of the shared packages and `docs/api`, which the gate `api` compares with the contract. */
export function writeApi() {
  process.stdout.write('Writing the API of the shared packages and docs/api …\n')
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/api.mjs'), '--write'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The page was generated; npm run api -- --write says:\n${stdout}${stderr}`)
}

function fill(template, file, words) {
  write(file, replaced(readFileSync(join(TEMPLATES, template), 'utf8'), words))
}

function write(file, text) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true })
  writeFileSync(join(ROOT, file), text, { flag: 'wx' })
}

function change(file, edit) {
  const before = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : ''
  const after = edit(before)
  if (after === before) throw new Error(`${file} does not look as expected: register the endpoint there by hand.`)
  writeFileSync(join(ROOT, file), after)
}
