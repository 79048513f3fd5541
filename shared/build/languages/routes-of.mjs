/** Says on which page a text can be seen: for translators, and for pictures of it. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROUTE } from '../../contract/src/routing/routes.ts'
import { readJson } from '../release/files.mjs'

const IMPORT = /(?:from|import\()\s*(?:\/\*.*?\*\/\s*)?'(\.{1,2}\/[^']+\.tsx?)'/g
/** `const Page = lazyPage(() => import('…'), …)` of a remote, `const loadPage: Loader = () => import('…')` of the shell, or a plain import. */
const LAZY = /const (\w+)(?:: \w+)? =[^;]*?import\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g
const PLAIN = /import \{ (\w+) \} from '([^']+)'/g
const REMOTE_ROUTE = /(?:path: '([^']*)'|(index): true),\s*element: <(\w+)/g
const SHELL_ROUTE =
  /<Route path=(?:\{ROUTE\.(\w+)\}|"([^"]+)") element=\{<(?:LazyPage key="[^"]*" load=\{(\w+)\}|(\w+))/g

/**
 * @param {string} packageDir
 * @returns {(file: string) => string[]} paths of the pages that show texts of a source file, an absolute path; of a slot its name, `slot chat.panel`
 */
export function routesOf(packageDir) {
  const { pages, rest } = entriesOf(packageDir)
  const found = new Map()
  const add = (route, files) => {
    for (const file of files) found.set(file, [...(found.get(file) ?? []), route])
  }
  for (const [route, file] of pages) add(route, reachedFrom(file))
  const onPages = new Set(found.keys())
  for (const [route, file] of rest)
    add(
      route,
      [...reachedFrom(file)].filter((one) => !onPages.has(one)),
    )
  return (file) => [...new Set(found.get(file) ?? ['any page'])].sort()
}

/** Pairs of a page and the file that it begins with; `rest`: where everything else is seen. */
function entriesOf(packageDir) {
  const lazyPages = join(packageDir, 'src/app/lazy-pages.tsx')
  if (existsSync(lazyPages))
    return {
      pages: routesIn(lazyPages, SHELL_ROUTE, ([, name, path, load, page]) => [path ?? ROUTE[name], load ?? page]),
      rest: [['any page', join(packageDir, 'src/main.tsx')]],
    }
  const exposed = join(packageDir, 'src/exposed')
  if (!existsSync(exposed)) return { pages: [], rest: [] }
  const { routePrefixes = [], slots = [] } = readJson(join(packageDir, 'remote.json'))
  const [prefix = '/'] = routePrefixes
  return {
    pages: routesIn(join(exposed, 'routes.tsx'), REMOTE_ROUTE, ([, path, , page]) => [
      path === undefined ? prefix : `${prefix}/${path}`,
      page,
    ]),
    rest: [[prefix, join(exposed, 'routes.tsx')], ...slots.map((slot) => [`slot ${slot}`, join(exposed, 'slots.tsx')])],
  }
}

function routesIn(file, pattern, read) {
  const source = readFileSync(file, 'utf8')
  const files = new Map(
    [LAZY, PLAIN].flatMap((form) =>
      [...source.matchAll(form)].map(([, name, path]) => [name, join(dirname(file), path)]),
    ),
  )
  return [...source.matchAll(pattern)]
    .map(read)
    .flatMap(([route, name]) => (route && files.has(name) ? [[route, files.get(name)]] : []))
}

/** A file and all files of the package that it imports, also later. */
function reachedFrom(file, reached = new Set()) {
  if (reached.has(file) || !existsSync(file)) return reached
  reached.add(file)
  for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORT)) reachedFrom(join(dirname(file), path), reached)
  return reached
}
