/** `npm run i18n -- export ja`, `import ja`, `check`: texts for translators and back ([how](../docs/how-to/add-a-language.md)). */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../shared/build/release/source-hash.mjs'
import { checkTexts } from './i18n/check-texts.mjs'
import { exportLanguage } from './i18n/export-language.mjs'
import { importLanguage } from './i18n/import-language.mjs'

const USAGE = `npm run i18n -- export TAG [--folder FOLDER]   writes an XLIFF file for each package
npm run i18n -- import TAG [--folder FOLDER]   checks the translations in them and makes them data of the packages
npm run i18n -- check                          whether translators get every text, and whether the languages here fit

  TAG        a BCP 47 tag, e.g. ja or pt-BR
  --folder   of the files; default: translations/TAG
`

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run(args) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { folder: { type: 'string' } } })
  const [verb, given = ''] = positionals
  if (verb === 'check') return print(checkTexts(ROOT))
  if (verb !== 'export' && verb !== 'import') throw new Error(USAGE)
  const tag = canonical(given)
  const folder = resolve(values.folder ?? join(ROOT, 'translations', tag))
  return print(verb === 'export' ? await exportLanguage(ROOT, tag, folder) : await importLanguage(ROOT, tag, folder))
}

function canonical(tag) {
  try {
    const [found] = Intl.getCanonicalLocales(tag)
    if (found !== undefined && !/^(?:zh-CN|en|en-XA|en-XB)$/.test(found)) return found
  } catch {
    // Not a tag at all: the same sentence.
  }
  throw new Error(`"${tag}" is not the tag of a further language, e.g. ja or pt-BR.\n\n${USAGE}`)
}

function print({ lines, problems }) {
  for (const line of lines) process.stdout.write(`${line}\n`)
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  return problems.length === 0 ? 0 : 1
}
