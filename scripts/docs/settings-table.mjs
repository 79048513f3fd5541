import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

const SERVERS = ['edge', 'ops', 'sandbox']
/** No setting accepts it: the refusal says which form is accepted. */
const WRONG = '\u0000'

/** File of the table. */
export const SETTINGS_FILE = 'docs/settings.md'

const HEAD = `# Settings

Environment variables of the three servers, read once at start; a wrong one ends the start with a sentence that names it. \`npm start\` passes them on,
with defaults of its own for development. Written by \`npm run settings\` from \`edge/src/settings.ts\`, \`ops/src/settings.ts\` and \`sandbox/src/settings.ts\`.
`

/** @returns {Promise<string>} the page */
export async function settingsPage() {
  const rows = new Map()
  for (const server of SERVERS) {
    for (const row of await settingsOf(server)) {
      const known = rows.get(row.name)
      // A setting of several servers: each may say another part of its meaning.
      if (known === undefined) rows.set(row.name, { ...row, servers: [server], meanings: [row.meaning] })
      else
        rows.set(row.name, {
          ...known,
          servers: [...known.servers, server],
          meanings: [...known.meanings, row.meaning],
        })
    }
  }
  const lines = [...rows.values()]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, servers, form, fallback, meanings }) => {
      const meaning = [...new Set(meanings.filter((text) => text !== ''))].join(' / ')
      return `| \`${name}\` | ${servers.join(', ')} | ${form} | ${fallback} | ${meaning} |`
    })
  return `${HEAD}\n| Name | Server | Form | Default | Meaning |\n| --- | --- | --- | --- | --- |\n${lines.join('\n')}\n`
}

/** @returns {Promise<{ name: string, form: string, fallback: string, meaning: string }[]>} */
export async function settingsOf(server) {
  const file = join(ROOT, server, 'src/settings.ts')
  const source = readFileSync(file, 'utf8')
  const { settingsSchema } = await import(file)
  const { safeParse } = await valibot()
  const { entries } = settingsSchema
  return Object.keys(entries).map((name) => ({
    name,
    form: formOf(entries[name], safeParse),
    fallback: fallbackOf(entries[name], safeParse),
    meaning: meaningOf(source, name),
  }))
}

function formOf(schema, safeParse) {
  const { success, issues } = safeParse(schema, WRONG)
  return success ? 'text' : escaped(issues[0].message.replace(/^it (?:must be|must have|is) /, ''))
}

function fallbackOf(schema, safeParse) {
  const { output } = safeParse(schema, undefined)
  const text = Array.isArray(output) ? output.join(',') : String(output ?? '')
  const inClone = text.startsWith(ROOT) ? text.slice(ROOT.length + 1) : text
  return inClone === '' ? '–' : `\`${inClone}\``
}

function meaningOf(source, name) {
  const found = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*${name}:`).exec(source)
  return escaped(
    (found?.[1] ?? '')
      .replace(/^\s*\* ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

function escaped(text) {
  return text.replaceAll('|', '\\|').replace(/([<>])/g, '\\$1')
}

/** The root has no dependencies: the servers' copy. */
function valibot() {
  const path = createRequire(join(ROOT, 'shared/service/package.json')).resolve('valibot')
  return import(pathToFileURL(path).href)
}
