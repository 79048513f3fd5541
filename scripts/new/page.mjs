import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { copySample, replaced, SAMPLE, tidy, titleOf } from './copy-sample.mjs'

const PLACE = /^([a-z][a-z0-9-]*)\/([a-z][a-z0-9-]*)$/
const ROUTES = 'export const routes: RouteObject[] = ['
/** Rules of the sample that are its page's. */
const PAGE_RULES = /^- SAMPLE-[12] .*\n/gm

/**
 * Writes a page of a remote: its folder with texts, test and style, its rules, its route.
 *
 * @param {string} place `mine/points`
 * @param {{ zh?: string, en?: string }} options how members call it
 * @returns {string[]} what to say
 * @throws {Error} with a sentence when it cannot be written
 */
export function newPage(place, { en, zh }) {
  const [, remote, page] = PLACE.exec(place) ?? []
  if (remote === undefined) throw new Error(`"${place}" is no place of a page: write REMOTE/PAGE, e.g. mine/points.`)
  const folder = join(ROOT, `remote-${remote}`)
  if (!existsSync(folder)) throw new Error(`There is no remote-${remote}/: npm run new -- remote ${remote} writes it.`)
  const feature = join(folder, 'src', page)
  if (existsSync(feature)) throw new Error(`remote-${remote}/src/${page}/ is there already: choose another name.`)
  const prefix = readJson(join(folder, 'remote.json')).routePrefixes[0]
  if (prefix === undefined) throw new Error(`The remote ${remote} owns no path: give it a prefix in remote.json first.`)

  const title = en ?? titleOf(page)
  const words = pageWords({ remote, page, prefix, group: groupOf(folder, page), en: title, zh: zh ?? title })
  const keep = (file) => !/card|standalone/.test(file)
  const files = copySample({ from: join(SAMPLE, 'src/start'), to: feature, words, keep })
  const rules = readFileSync(join(SAMPLE, 'RULES.md'), 'utf8').match(PAGE_RULES) ?? []
  appendFileSync(join(folder, 'RULES.md'), rules.map((line) => replaced(line, words)).join(''))
  addRoute(join(folder, 'src/doors/routes.tsx'), page)
  tidy(join(folder, 'src'))
  return [
    `${prefix}/${page} is written:`,
    ...files.map((file) => `  remote-${remote}/src/${page}/${file}`),
    `  rules in remote-${remote}/RULES.md, its route in remote-${remote}/src/doors/routes.tsx`,
    `  pnpm --filter @lantern/remote-${remote} test ${page}`,
  ]
}

function pageWords({ remote, page, prefix, group, en, zh }) {
  return {
    StartPage: `${pascalOf(page)}Page`,
    startMessages: `${camelOf(page)}Messages`,
    'start-page': `${page}-page`,
    'start.messages': `${page}.messages`,
    'start.api': `${page}.api`,
    // The way back leads to the remote's own first page.
    "import { ROUTE } from '@lantern/contract'\n": '',
    'ROUTE.home': `'${prefix}'`,
    "['sample', 'notices']": `['${remote}', '${page}']`,
    '/sample': `${prefix}/${page}`,
    'SAMPLE-': `${group}-`,
    Sample: en,
    示例: zh,
  }
}

/** Rules of a page are a group of their own: `MINE-POINTS-1`. */
function groupOf(folder, page) {
  const [, first = 'PAGE'] = /^- ([A-Z][A-Z0-9]*)-/m.exec(readFileSync(join(folder, 'RULES.md'), 'utf8')) ?? []
  return `${first}-${page.toUpperCase()}`
}

function addRoute(file, page) {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(ROUTES)) throw new Error(`${file} has no "${ROUTES}": add the route of the page by hand.`)
  const name = `${pascalOf(page)}Page`
  const code = `const ${name} = lazy(() => import('../${page}/${page}-page.tsx').then((module) => ({ default: module.${name} })))`
  writeFileSync(file, text.replace(ROUTES, `${code}\n\n${ROUTES}{ path: '${page}', element: <${name} /> },`))
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
