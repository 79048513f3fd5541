import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'

const TSC = join(import.meta.dirname, '../../shared/build/node_modules/.bin/tsc')

/**
 * The exported declarations of a package, as TypeScript emits them.
 *
 * @param {string} packageDir
 * @param {Record<string, string>} entries file of each entry point, as in `exports` of package.json; other files than TypeScript are skipped
 * @returns {Promise<Record<string, string>>} text by `entry#name`; a text ends with the package's own declarations that it refers to
 */
export async function declarationsOf(packageDir, entries) {
  const out = mkdtempSync(join(tmpdir(), 'lantern-api-'))
  try {
    const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--removeComments']
    // Declarations are emitted despite errors, which the gate `types` reports; some occur only here: a type that another package does not export.
    await promisify(execFile)(TSC, ['-p', packageDir, ...emit, '--rootDir', packageDir, '--outDir', out]).catch(
      () => {},
    )
    const files = createFiles(out)
    const found = Object.entries(entries)
      .filter(([, file]) => /\.tsx?$/.test(file))
      .flatMap(([entry, file]) => files.exportsOf(join(out, file)).map(([name, text]) => [`${entry}#${name}`, text]))
    return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)))
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

function createFiles(root) {
  const cache = new Map()
  const fileOf = (path) => {
    const file = path.replace(/\.tsx?$/, '.d.ts')
    if (!cache.has(file)) cache.set(file, parse(readFileSync(file, 'utf8')))
    return cache.get(file)
  }
  /** @returns the file that declares a name, and the name there; null outside the package */
  function home(path, name) {
    const { declared, links } = fileOf(path)
    const link = links.get(name)
    if (declared.has(name) || link === undefined) return declared.has(name) ? { path, name } : null
    return link.from.startsWith('.') ? home(resolve(dirname(path), link.from), link.name) : null
  }
  /** Appends what a declaration refers to, each once. */
  function textOf(path, name, seen) {
    const place = home(path, name)
    const key = place && `${place.path}#${place.name}`
    if (place === null || seen.has(key)) return []
    seen.add(key)
    const text = fileOf(place.path).declared.get(place.name)
    if (seen.size > 1 && IS_SCHEMA.test(text)) return []
    // Names in texts are values, not references.
    const words = new Set(text.replace(/'[^']*'|"[^"]*"/g, '').match(/[A-Za-z_$][\w$]*/g))
    return [text, ...[...words].flatMap((word) => textOf(place.path, word, seen))]
  }
  return {
    exportsOf(path) {
      const { exported, links } = fileOf(path)
      return [...exported].map((name) => {
        const own = textOf(path, name, new Set())
        const { from } = links.get(name) ?? {}
        if (own.length === 0) return [name, `export from ${from ?? relative(root, path)}`]
        return [name, own.join('\n')]
      })
    },
  }
}

/** Schemas and endpoints are compared by their shape, not by the type that a declaration refers to. */
const IS_SCHEMA = /^(?:export )?declare const [\w$]+: (?:import\("[^"]*"\)\.|v\.)?[\w.]*(?:Schema|Endpoint)\w*</

const DECLARES =
  /^(?:export )?(?:declare )?(?:abstract )?(?:const|let|function|class|type|interface|enum|namespace) ([\w$]+)/

/** Each statement of an emitted declaration file starts in the first column. */
function parse(text) {
  const statements = text.split(/\n(?=(?:export|declare|type|interface|import|const|class|function)\b)/)
  const declared = new Map()
  const links = new Map()
  const exported = new Set()
  for (const statement of statements) {
    const [, name] = DECLARES.exec(statement) ?? []
    if (name !== undefined) {
      const words = statement.trim()
      declared.set(name, declared.has(name) ? `${declared.get(name)}\n${words}` : words)
      if (statement.startsWith('export ')) exported.add(name)
      continue
    }
    const [, kind, list, from] =
      /^(export|import)(?: type)? \{([^}]*)\}(?: from ['"]([^'"]+)['"])?/s.exec(statement) ?? []
    for (const part of list?.split(',') ?? []) {
      const [theirs, ours = theirs] = part
        .trim()
        .replace(/^type /, '')
        .split(' as ')
      if (theirs === '') continue
      if (kind === 'export') exported.add(ours)
      if (from !== undefined) links.set(ours, { from, name: theirs })
    }
  }
  return { declared, links, exported }
}
