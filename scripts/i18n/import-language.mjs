import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { textProblems } from '../../shared/build/languages/check-text.mjs'
import { languageFile, tablesOf } from '../../shared/build/languages/package-texts.mjs'
import { fromXliff } from '../../shared/build/languages/xliff.mjs'
import { writeJson } from '../../shared/build/release/files.mjs'
import { translatedPackages } from './translated-packages.mjs'

/** Writes the data of a language into the packages, unless anything is wrong with it: then nothing is written. */
export async function importLanguage(root, tag, folder) {
  const results = []
  for (const { dir, name, texts } of translatedPackages(root)) {
    const file = join(folder, `${name}.xlf`)
    if (!existsSync(file)) continue
    const read = await fromXliff(readFileSync(file, 'utf8'))
    results.push({ dir, name, texts, file, ...judged(read, texts, tag, relative(process.cwd(), file)) })
  }
  if (results.length === 0)
    return {
      lines: [],
      problems: [`${folder} has no file of a package: \`npm run i18n -- export ${tag}\` writes them.`],
    }
  const problems = results.flatMap((one) => one.problems)
  if (problems.length > 0) return { lines: [], problems: [...problems, 'Nothing was imported.'] }
  const translated = results.filter(({ pairs }) => pairs.length > 0)
  if (translated.length === 0)
    return { lines: [], problems: [`${folder} has no translated text: fill in the target elements first.`] }
  return { lines: translated.map((one) => write(root, one, tag)), problems }
}

function judged({ tag: given, units }, texts, tag, file) {
  if (given !== tag) return { pairs: [], problems: [`${file} is in ${given || 'no language'}, not in ${tag}`] }
  const written = new Map(texts.map((text) => [text.id, text]))
  const problems = units.flatMap(({ id, source, target }) => {
    const text = written.get(id)
    if (text === undefined) return [`${file} ${id}: there is no such text any more; export again`]
    if (text.en !== source) return [`${file} ${id}: the English text is now "${text.en}"; export again`]
    return textProblems(text, target, tag).map((problem) => `${file} ${id}: ${problem}`)
  })
  return { pairs: units.map(({ id, target }) => [id, target]), problems }
}

function write(root, { dir, texts, pairs }, tag) {
  const file = languageFile(dir, tag)
  mkdirSync(dirname(file), { recursive: true })
  writeJson(file, tablesOf(pairs))
  const rest = texts.length - pairs.length
  return `${relative(root, file)}  ${pairs.length} texts${rest > 0 ? `; ${rest} more are shown in English` : ''}`
}
