import { relative } from 'node:path'
import { textProblems } from '../../shared/build/languages/check-text.mjs'
import { languageFile, translationsOf } from '../../shared/build/languages/package-texts.mjs'
import { translatedPackages } from './translated-packages.mjs'

/** Whether every text can be given to translators, and whether the data of each language fits the texts of today. */
export function checkTexts(root) {
  const packages = translatedPackages(root)
  const problems = packages.flatMap(({ dir, tags, texts, problems: untranslatable }) => [
    ...untranslatable,
    ...tags.flatMap((tag) => languageProblems(root, { dir, texts }, tag)),
  ])
  const count = packages.reduce((sum, { texts }) => sum + texts.length, 0)
  const tags = new Set(packages.flatMap((one) => one.tags))
  return {
    lines:
      problems.length > 0
        ? []
        : [`  ${count} texts of ${packages.length} packages can be translated; ${tags.size} further languages`],
    problems,
  }
}

function languageProblems(root, { dir, texts }, tag) {
  const written = new Map(texts.map((one) => [one.id, one]))
  const file = relative(root, languageFile(dir, tag))
  return [...translationsOf(dir, tag)].flatMap(([id, text]) => {
    const source = written.get(id)
    if (source === undefined) return [`${file} ${id}: there is no such text; export and import ${tag} again`]
    return textProblems(source, text, tag).map((problem) => `${file} ${id}: ${problem}`)
  })
}
