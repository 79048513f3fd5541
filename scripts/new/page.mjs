import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { shapeOf } from '../../shared/contract/src/routing/page-table.ts'
import { isProtected } from '../../shared/contract/src/routing/routes.ts'
import { camelOf, copySample, pascalOf, replaced, SAMPLE, tidy, titleOf } from './copy-sample.mjs'
import { newEndpoint, requireFreeName, writeApi } from './endpoint.mjs'
import { listInLayers } from './layers.mjs'

/** `REMOTE/PATH`: path segments as in the URL, parameters with a colon. */
const PAGE_PATH = /^([a-z][a-z0-9-]*)\/((?::?[A-Za-z][A-Za-z0-9-]*\/)*:?[A-Za-z][A-Za-z0-9-]*)$/
const ROUTES = 'export const routes: RouteObject[] = ['
const LAZY_IMPORT = "import { lazyPage } from '@lantern/page/lazy-page'\n"
/** The sample's rules that belong to its page. */
const PAGE_RULES = /^- SAMPLE-[12] .*\n/gm

/**
 * Generates a page of a remote on the page kit: its folder with texts and test, its rules, its route, its entry in `remote.json`, its endpoint in the
 * contract and in the sandbox.
 *
 * @param {string} pagePath `mine/points`, `mine/vip/details`, `mine/mail/:id`
 * @param {{ zh?: string, en?: string, endpoint?: boolean }} options its title in both languages; without an endpoint it shows the notices of the site
 * @returns {string[]} lines to print
 * @throws {Error} if the page cannot be generated
 */
export function newPage(pagePath, { en, zh, endpoint = true }) {
  const [, remote, below] = PAGE_PATH.exec(pagePath) ?? []
  if (remote === undefined)
    throw new Error(`"${pagePath}" is not a page path: write REMOTE/PATH, e.g. mine/points or mine/vip/details.`)
  const folder = join(ROOT, `remote-${remote}`)
  if (!existsSync(folder))
    throw new Error(`remote-${remote}/ does not exist: create it with npm run new -- remote ${remote}.`)
  requirePageKit(folder)
  const parts = below.split('/').map(kebabOf)
  const home = parts.join('/')
  const feature = join(folder, 'src', home)
  const page = parts.join('-')
  if (existsSync(join(feature, `${page}-page.tsx`)))
    throw new Error(`remote-${remote}/src/${home}/ already has a page: choose another path.`)
  const declaration = readJson(join(folder, 'remote.json'))
  const prefix = declaration.routePrefixes[0]
  if (prefix === undefined) throw new Error(`The remote ${remote} owns no path: add a prefix to its remote.json first.`)
  const path = `${prefix}/${below}`

  const listed = declaration.pages.find((one) => shapeOf(one.path) === shapeOf(path))
  const title = { zh: zh ?? listed?.title.zh ?? en ?? titleOf(page), en: en ?? listed?.title.en ?? titleOf(page) }
  if (endpoint) requireFreeName(page)
  const parent = parentOf(path, declaration)
  const words = {
    ...pageWords({ remote, page, path, parent, group: groupOf(folder, page), title }),
    ...(endpoint ? endpointWords({ remote, page, path }) : {}),
  }
  const keep = (file) => !/card|standalone/.test(file)
  const files = copySample({ from: join(SAMPLE, 'src/start'), to: feature, words, keep })
  const rules = readFileSync(join(SAMPLE, 'RULES.md'), 'utf8').match(PAGE_RULES) ?? []
  appendFileSync(join(folder, 'RULES.md'), rules.map((line) => replaced(line, words)).join(''))
  addRoute(join(folder, 'src/exposed/routes.tsx'), { page, home, below })
  const entry = listed ?? listPage(join(folder, 'remote.json'), { path, title, declaration })
  const layers = listInLayers(`remote-${remote}`, home)
  const written = endpoint ? newEndpoint({ remote, page, path, isProtected: entry.protected, title }) : []
  const others = [...new Set([...layers, ...written])].filter((file) => /\.(?:ts|cjs|json)$/.test(file))
  tidy(
    feature,
    join(folder, 'src/exposed/routes.tsx'),
    join(folder, 'remote.json'),
    ...others.map((file) => join(ROOT, file)),
  )
  if (endpoint) writeApi()
  return [
    `${path} is written, ${entry.protected ? 'for members' : 'for everybody'} ("protected" in remote.json):`,
    ...files.map((file) => `  remote-${remote}/src/${home}/${file}`),
    ...written.map((file) => `  ${file}`),
    `  rules in remote-${remote}/RULES.md, its route in src/exposed/routes.tsx, its frame, title and search words in remote.json`,
    ...(entry.example === undefined
      ? []
      : [`  the publish gate opens it with the values in "example" of remote.json: set existing values`]),
    ...(layers.length > 0 ? [`  its folder in the layers of the package: ${layers.join(', ')}`] : []),
    ...(endpoint
      ? [
          `  the sandbox returns one row: write its table, repository and rules (sandbox/README.md); docs/api is regenerated`,
        ]
      : []),
    `  pnpm --filter @lantern/remote-${remote} test ${page}`,
  ]
}

function pageWords({ remote, page, path, parent, group, title }) {
  return {
    StartPage: `${pascalOf(page)}Page`,
    startMessages: `${camelOf(page)}Messages`,
    'start-page': `${page}-page`,
    'start.messages': `${page}.messages`,
    'start.api': `${page}.api`,
    // The back link points to the parent page.
    "import { ROUTE } from '@lantern/contract'\n": '',
    'parent={ROUTE.home}': `parent="${parent}"`,
    'the start page': `\`${path}\``,
    "['sample', 'notices']": `['${remote}', '${page}']`,
    '/sample': path,
    'SAMPLE-': `${group}-`,
    Sample: title.en,
    示例: title.zh,
  }
}

/** The page reads its own rows instead of the notices of the site. */
function endpointWords({ remote, page, path }) {
  const rows = `${camelOf(page)}Rows`
  return {
    '@lantern/contract/site': `@lantern/contract/${page}`,
    "['sample', 'notices']": `['${remote}', '${page}']`,
    "const ROUTE = '/sample'\n": `const ROUTE = '${path}'\nconst aRow = (row: { id: string; title: string; start: number }) => ({ content: '', ...row })\n`,
    'aNotice, ': '',
    aNotice: 'aRow',
    noticesQuery: `${rows}Query`,
    noticeList: rows,
    Notice: `${pascalOf(page)}Row`,
    'the notices of the site': 'its rows',
    notices: 'rows',
    '查看站内最新公告。': '最新内容显示在这里。',
    'Latest notices of the site.': 'The newest entries come first.',
    暂无公告: '暂无内容',
    'No notices yet': 'Nothing here yet',
  }
}

/** @throws {Error} if the remote cannot import the kit */
function requirePageKit(folder) {
  const { name, dependencies } = readJson(join(folder, 'package.json'))
  if (dependencies['@lantern/page'] === undefined)
    throw new Error(
      `${name} does not depend on the page kit: add "@lantern/page": "workspace:*" to its dependencies and run pnpm install.`,
    )
}

/** Rule prefix of a page: `MINE-POINTS-1`. */
function groupOf(folder, page) {
  const [, first = 'PAGE'] = /^- ([A-Z][A-Z0-9]*)-/m.exec(readFileSync(join(folder, 'RULES.md'), 'utf8')) ?? []
  return `${first}-${page.toUpperCase()}`
}

/** The nearest parent page without parameters, otherwise the home page. */
function parentOf(path, { pages }) {
  const above = path.slice(0, path.lastIndexOf('/'))
  if (above === '') return '/'
  const isPage = pages.some((page) => page.path === above && !above.includes('/:'))
  return isPage ? above : parentOf(above, { pages })
}

function addRoute(file, { page, home, below }) {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(ROUTES)) throw new Error(`${file} has no "${ROUTES}": add the route of the page manually.`)
  const name = `${pascalOf(page)}Page`
  const code = `const ${name} = lazyPage(() => import('../${home}/${page}-page.tsx'), '${name}')`
  // Removes the page from the placeholder list.
  const without = text.replace(new RegExp(`(const COMING = \\[[^\\]]*?)\\s*'${RegExp.escape(below)}',?`), '$1')
  const imports = without.includes(LAZY_IMPORT) ? without : without.replace(/^import /m, `${LAZY_IMPORT}import `)
  writeFileSync(file, imports.replace(ROUTES, `${code}\n\n${ROUTES}{ path: '${below}', element: <${name} /> },`))
}

/** Appends the page to the list without changing other lines. */
function listPage(file, { path, title, declaration }) {
  const open = declaration.pages.some((page) => !page.protected) && !isProtected(path)
  const parameters = [...path.matchAll(/:([^/]+)/g)].map(([, name]) => [name, '1'])
  const example = parameters.length > 0 ? { example: Object.fromEntries(parameters) } : {}
  const entry = { path, ...example, frame: 'page', protected: !open, title, search: [], skeleton: 'list' }
  const code = Object.entries(entry).map(([key, value]) => `"${key}": ${inline(value)}`)
  const text = readFileSync(file, 'utf8')
  const end = endOfPages(text)
  if (end === null) throw new Error(`${file} has no "pages": add { ${code.join(', ')} } by hand.`)
  const comma = declaration.pages.length > 0 ? ',' : ''
  writeFileSync(file, `${text.slice(0, end).trimEnd()}${comma}\n{\n${code.join(',\n')}\n}\n${text.slice(end)}`)
  return entry
}

/** Position of the list's closing bracket; strings may contain brackets too. */
function endOfPages(text) {
  const start = /"pages":\s*\[/.exec(text)
  if (start === null) return null
  let depth = 0
  for (const { 0: part, index } of text.slice(start.index).matchAll(/"(?:[^"\\]|\\.)*"|[[\]]/g)) {
    if (part === '[') depth += 1
    if (part === ']') depth -= 1
    if (part === ']' && depth === 0) return start.index + index
  }
  return null
}

function inline(value) {
  return JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
}

/** File name of a segment: `userInfo` → `user-info`, `:id` → `id`. */
function kebabOf(part) {
  return part
    .replace(/^:/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
}
