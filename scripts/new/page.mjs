import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { shapeOf } from '../../shared/contract/src/routing/page-table.ts'
import { isProtected } from '../../shared/contract/src/routing/routes.ts'
import { copySample, replaced, SAMPLE, tidy, titleOf } from './copy-sample.mjs'

/** `REMOTE/PATH`: path segments as in the URL, parameters with a colon. */
const PLACE = /^([a-z][a-z0-9-]*)\/((?::?[A-Za-z][A-Za-z0-9-]*\/)*:?[A-Za-z][A-Za-z0-9-]*)$/
const ROUTES = 'export const routes: RouteObject[] = ['
/** The sample's rules that belong to its page. */
const PAGE_RULES = /^- SAMPLE-[12] .*\n/gm

/**
 * Generates a page of a remote: its folder with texts, test and styles, its rules, its route, its entry in `remote.json`.
 *
 * @param {string} place `mine/points`, `mine/vip/details`, `mine/mail/:id`
 * @param {{ zh?: string, en?: string }} options its title in both languages
 * @returns {string[]} lines to print
 * @throws {Error} if the page cannot be generated
 */
export function newPage(place, { en, zh }) {
  const [, remote, below] = PLACE.exec(place) ?? []
  if (remote === undefined)
    throw new Error(`"${place}" is not a page path: write REMOTE/PATH, e.g. mine/points or mine/vip/details.`)
  const folder = join(ROOT, `remote-${remote}`)
  if (!existsSync(folder))
    throw new Error(`remote-${remote}/ does not exist: create it with npm run new -- remote ${remote}.`)
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
  const parent = parentOf(path, declaration)
  const words = pageWords({ remote, page, path, parent, group: groupOf(folder, page), title })
  const keep = (file) => !/card|standalone/.test(file)
  const files = copySample({ from: join(SAMPLE, 'src/start'), to: feature, words, keep })
  const rules = readFileSync(join(SAMPLE, 'RULES.md'), 'utf8').match(PAGE_RULES) ?? []
  appendFileSync(join(folder, 'RULES.md'), rules.map((line) => replaced(line, words)).join(''))
  addRoute(join(folder, 'src/exposed/routes.tsx'), { page, home, below })
  const entry = listed ?? listPage(join(folder, 'remote.json'), { path, title, declaration })
  tidy(join(folder, 'src'))
  tidy(join(folder, 'remote.json'))
  return [
    `${path} is written, ${entry.protected ? 'for members' : 'for everybody'} ("protected" in remote.json):`,
    ...files.map((file) => `  remote-${remote}/src/${home}/${file}`),
    `  rules in remote-${remote}/RULES.md, its route in src/exposed/routes.tsx, its frame, title and search words in remote.json`,
    ...(entry.example === undefined
      ? []
      : [`  the publish gate opens it with the values in "example" of remote.json: write such as exist`]),
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
    'ROUTE.home': `'${parent}'`,
    "['sample', 'notices']": `['${remote}', '${page}']`,
    '/sample': path,
    'SAMPLE-': `${group}-`,
    Sample: title.en,
    示例: title.zh,
  }
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
  const code = `const ${name} = lazy(() => import('../${home}/${page}-page.tsx').then((module) => ({ default: module.${name} })))`
  // Removes the page from the placeholder list.
  const without = text.replace(new RegExp(`(const COMING = \\[[^\\]]*?)\\s*'${RegExp.escape(below)}',?`), '$1')
  writeFileSync(file, without.replace(ROUTES, `${code}\n\n${ROUTES}{ path: '${below}', element: <${name} /> },`))
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

function pascalOf(name) {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

function camelOf(name) {
  const pascal = pascalOf(name)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}
