import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const TSC = join(import.meta.dirname, '../../shared/build/node_modules/.bin/tsc')
const OPTIONS = [
  '--noEmit --strict --exactOptionalPropertyTypes --skipLibCheck --pretty false --target esnext --module esnext',
  '--moduleResolution bundler --lib esnext,dom,dom.iterable --jsx react-jsx --allowImportingTsExtensions',
]
  .join(' ')
  .split(' ')

/** Packages whose names stand in declarations under a prefix. */
const PREFIXES = { v: 'valibot', React: 'react' }
/** A method's parameters are compared both ways, so a narrowed one would pass. */
const METHOD = /^\s+(?:readonly )?([\w$]+)\??(?:<[^>]*>)?\(.*$/gm
/** Names of a generic type's parameters, each with what it has to be. */
const GENERIC = /^(?:export )?(?:declare )?(?:type|interface|class) [\w$]+<(.*?)>(?= =| \{| extends)/

/** @typedef {{ key: string, before: string, after: string }} Change declarations of one export at the last release and now, with those that they refer to */
/** @typedef {import('./judge.mjs').Weight} Weight */

/**
 * How much each changed declaration breaks, as the TypeScript checker sees it: the same type in other words is nothing; what may stand where the old one stood is an
 * addition. What the checker cannot compare is major.
 *
 * @param {string} packageDir whose dependencies the declarations use
 * @param {readonly Change[]} changes
 * @returns {Promise<Map<string, Weight>>} by key
 */
export async function weighDeclarations(packageDir, changes) {
  const judged = changes.filter(({ before, after }) => kindsOf(before) === kindsOf(after) && kindsOf(after) !== '')
  if (judged.length === 0) return new Map()
  const folder = mkdtempSync(join(tmpdir(), 'lantern-api-judge-'))
  try {
    symlinkSync(join(packageDir, 'node_modules'), join(folder, 'node_modules'), 'junction')
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    for (const [index, change] of judged.entries()) writeChange(join(folder, `c${index}`), change)
    writeFileSync(join(folder, CONTROL), "export const control: number = 'a text'\n")
    // A text that cannot be read keeps the checker from comparing the others.
    const unread = new Set(
      (await faultsIn(folder, [])).flatMap(({ folder: one, text }) => (SYNTAX.test(text) ? [one] : [])),
    )
    for (const one of unread) rmSync(join(folder, one), { recursive: true })
    // The declarations come without their imports: each name from elsewhere stands for itself.
    const first = await faultsIn(folder, [])
    const names = new Set(first.flatMap(({ text }) => /Cannot find name '([\w$]+)'/.exec(text)?.[1] ?? []))
    writeFileSync(join(folder, 'elsewhere.d.ts'), [...names].map(stub).join('\n'))
    const faults = await faultsIn(folder, ['elsewhere.d.ts'])
    if (!faults.some(({ file }) => file === CONTROL))
      throw new Error('The declarations could not be compared as types.')
    return new Map(
      judged.map((change, index) => {
        const own = faults.filter((fault) => fault.folder === `c${index}`)
        return [change.key, unread.has(`c${index}`) ? 'major' : weightOf(change, own)]
      }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What an export is: `value`, `type`, or both as a class is. */
function kindsOf(text) {
  const [, kind] =
    /^(?:export )?(?:declare )?(?:abstract )?(const|let|function|type|interface|class)\b/.exec(text) ?? []
  if (kind === undefined) return ''
  if (kind === 'class') return 'class'
  return kind === 'type' || kind === 'interface' ? 'type' : 'value'
}

/** Holds an error that the checker must report. */
const CONTROL = 'control.ts'
const SYNTAX = /^TS1\d{3}:/
const CHECKS = ['same', 'forward', 'back', 'words']

/** One line for each check, so that the line of an error names it. */
function writeChange(folder, { key, before, after }) {
  mkdirSync(folder)
  const name = key.slice(key.lastIndexOf('#') + 1)
  for (const [file, text] of Object.entries({ before, after }))
    writeFileSync(join(folder, `${file}.ts`), moduleOf(text))
  const [, parameters] = GENERIC.exec(after) ?? []
  // Compared with anything in the place of each parameter.
  const given = parameters === undefined ? '' : `<${countOf(parameters).map(() => 'any')}>`
  const typeOf = (of) => (kindsOf(after) === 'type' ? `${of}.${name}${given}` : `typeof ${of}.${name}`)
  const lines = [
    `const same: Same<${typeOf('Before')}, ${typeOf('After')}> = true`,
    `const forward: ${typeOf('Before')} = null as unknown as ${typeOf('After')}`,
    `const back: ${typeOf('After')} = null as unknown as ${typeOf('Before')}`,
    `const words: string | number | boolean | null | undefined = null as unknown as ${typeOf('Before')}`,
    "import type * as Before from './before.ts'",
    "import type * as After from './after.ts'",
    'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false',
    'void same, void forward, void back, void words',
  ]
  writeFileSync(join(folder, 'check.ts'), `${lines.join('\n')}\n`)
}

/** Parameters of a list such as `A extends Map<B, C>, D`. */
function countOf(list) {
  let depth = 0
  return [...list].reduce(
    (parts, sign) => {
      if ('<({['.includes(sign)) depth += 1
      if ('>)}]'.includes(sign)) depth -= 1
      return sign === ',' && depth === 0 ? [...parts, ''] : parts
    },
    [''],
  )
}

/** Methods of both that are written differently. */
function hasChangedMethod(before, after) {
  const known = Map.groupBy(before.matchAll(METHOD), ([, name]) => name)
  return [...Map.groupBy(after.matchAll(METHOD), ([, name]) => name)].some(
    ([name, lines]) =>
      known.has(name) && String(known.get(name).map(([line]) => line)) !== String(lines.map(([line]) => line)),
  )
}

function moduleOf(text) {
  const imports = Object.entries(PREFIXES).filter(([prefix]) => new RegExp(`\\b${prefix}\\.`).test(text))
  const lines = imports.map(([prefix, from]) => `import type * as ${prefix} from '${from}'`)
  return [
    ...lines,
    text.replace(
      /^(?!export |import )(?=(?:declare |abstract )?(?:const|let|function|class|type|interface) )/gm,
      'export ',
    ),
  ].join('\n')
}

function stub(name) {
  return `interface ${name}<A = unknown, B = unknown, C = unknown> { readonly '${name} from elsewhere': [A, B, C] }
declare const ${name}: { readonly 'value from elsewhere': '${name}' }`
}

async function faultsIn(folder, more) {
  const config = { compilerOptions: { types: [] }, include: [CONTROL, 'c*/*.ts', ...more] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const run = promisify(execFile)(TSC, ['-p', '.', ...OPTIONS], { cwd: folder, maxBuffer: 64 * 1024 * 1024 })
  const said = await run.then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  )
  return said.split('\n').flatMap((line) => {
    const [, file, at, text] = /^([\w/]+\.ts)\((\d+),\d+\): error (.*)$/.exec(line) ?? []
    return file === undefined ? [] : [{ file, folder: file.split('/')[0], line: Number(at), text }]
  })
}

/** @returns {Weight} */
function weightOf({ before, after }, faults) {
  // A declaration that does not stand alone cannot be compared.
  if (faults.some(({ file, line }) => !file.endsWith('/check.ts') || line > CHECKS.length)) return 'major'
  const [same, forward, back, words] = CHECKS.map((_name, index) => !faults.some(({ line }) => line === index + 1))
  if (hasChangedMethod(before, after)) return 'major'
  if (GENERIC.exec(before)?.[1] !== GENERIC.exec(after)?.[1]) return 'major'
  // A generic type may differ for other parameters than these.
  if (same) return GENERIC.test(after) ? 'minor' : 'none'
  if (kindsOf(after) === 'class') return 'major'
  // Users read a value.
  if (kindsOf(after) === 'value') return forward ? 'minor' : 'major'
  // They read and write a type; a list of words may grow (decision 0047).
  return back && (forward || words) ? 'minor' : 'major'
}
