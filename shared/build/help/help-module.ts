import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { ROOT } from '../release/source-hash.mjs'
import { HELP_LANGUAGES, type HelpEntry } from './help-article.ts'
import { readHelpCentre } from './help-centre.ts'
import type { Problem } from './problem.ts'
import { readArticle } from './read-article.ts'

export type HelpModule = {
  /** JavaScript, ECMAScript module. */
  readonly source: string
  readonly problems: readonly Problem[]
  /** Folders whose files it depends on, besides its own file. */
  readonly folders: readonly string[]
}

/**
 * The module for an imported file of `shell/help`: an article exports `article`; `groups.yaml`, which represents the whole help centre,
 * exports `groups` and `entries`.
 *
 * @param path absolute
 */
export function helpModule(path: string): HelpModule {
  return basename(path) === 'groups.yaml' ? centreModule(dirname(path)) : articleModule(path)
}

function articleModule(path: string): HelpModule {
  const { read, problems } = readArticle(relative(ROOT, path).replaceAll('\\', '/'), readFileSync(path, 'utf8'))
  return { source: `export const article = ${JSON.stringify(read?.article)}\n`, problems, folders: [] }
}

function centreModule(folder: string): HelpModule {
  const { groups, entries, problems } = readHelpCentre(folder, ROOT)
  // Calls are shorter than objects with the same keys 21 times, and the home page loads this.
  const source = `const entry = (page, zh, en, pinyin, group, ...search) => ({ page, title: { zh, en }, pinyin, group, search })
export const groups = ${JSON.stringify(groups)}
export const entries = [${entries.map(callOf).join(',\n')}]
`
  return { source, problems, folders: HELP_LANGUAGES.map((language) => join(folder, language)) }
}

function callOf({ page, title, pinyin, group, search }: HelpEntry): string {
  return `entry(${[page, title.zh, title.en, pinyin, group, ...search].map((each) => JSON.stringify(each)).join(',')})`
}
