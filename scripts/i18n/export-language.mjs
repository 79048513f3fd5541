import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { translationsOf } from '../../shared/build/languages/package-texts.mjs'
import { routesOf } from '../../shared/build/languages/routes-of.mjs'
import { toXliff } from '../../shared/build/languages/xliff.mjs'
import { translatedPackages } from './translated-packages.mjs'

/** Writes one XLIFF file a package, with what is translated already. */
export async function exportLanguage(root, tag, folder) {
  const packages = translatedPackages(root)
  const problems = packages.flatMap((one) => one.problems)
  if (problems.length > 0) return { lines: [], problems }
  mkdirSync(folder, { recursive: true })
  const lines = []
  for (const { dir, name, texts } of packages) {
    const translations = translationsOf(dir, tag)
    const pathOf = (file) => relative(root, file)
    const file = join(folder, `${name}.xlf`)
    writeFileSync(file, await toXliff({ name, tag, texts, translations, routes: routesOf(dir), pathOf }))
    const done = texts.filter(({ id }) => translations.has(id)).length
    lines.push(`${relative(process.cwd(), file)}  ${texts.length} texts, ${done} of them translated`)
  }
  return { lines, problems }
}
