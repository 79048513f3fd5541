import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pinyin } from 'pinyin-pro'
import { HELP_PAGES, type HelpPage } from '../../contract/src/routing/routes.ts'
import { groupsSchema } from './front-matter.ts'
import { HELP_LANGUAGES, type HelpEntry, type HelpGroup, type HelpLanguage } from './help-article.ts'
import { linkProblems } from './link-problems.ts'
import { pairProblems } from './pair-problems.ts'
import type { Problem } from './problem.ts'
import { type ReadArticle, readArticle } from './read-article.ts'
import { readYaml } from './read-yaml.ts'

/** The articles of a page in every language. */
export type ArticlePair = Readonly<Record<HelpLanguage, ReadArticle>>

export type HelpCentre = {
  readonly groups: readonly HelpGroup[]
  /** In the order of `HELP_PAGES`. */
  readonly entries: readonly HelpEntry[]
  readonly problems: readonly Problem[]
}

/**
 * Reads all of `shell/help` and checks its consistency: both languages of each help page, equal anchors, valid links.
 *
 * @param folder absolute path of `shell/help`
 * @param root of the workspace; problems name files relative to it
 */
export function readHelpCentre(folder: string, root: string): HelpCentre {
  const problems: Problem[] = []
  const nameOf = (path: string): string => relative(root, join(folder, path)).replaceAll('\\', '/')
  const groups = readGroups(join(folder, 'groups.yaml'), nameOf('groups.yaml'), problems)

  const articles = Object.fromEntries(
    HELP_LANGUAGES.map((language) => [language, readFolder(join(folder, language), nameOf(language), problems)]),
  ) as Record<HelpLanguage, Map<string, ReadArticle>>
  const isWhole = problems.length === 0
  const pairs = new Map<HelpPage, ArticlePair>()
  for (const page of HELP_PAGES) {
    const zh = articles.zh.get(page)
    const en = articles.en.get(page)
    if (zh && en) pairs.set(page, { zh, en })
    for (const language of HELP_LANGUAGES)
      if (!existsSync(join(folder, language, `${page}.md`)))
        problems.push({
          file: nameOf(`${language}/${page}.md`),
          line: 1,
          sentence: 'This article is missing: each help page is written in every language.',
        })
  }
  const groupIds = groups.map(({ id }) => id)
  for (const [page, pair] of pairs) problems.push(...pairProblems(page, pair, groupIds))
  // Links to an article that could not be read would also be reported as broken.
  if (isWhole) problems.push(...linkProblems(pairs, root))
  return { groups, entries: [...pairs].map(([page, pair]) => entryOf(page, pair)), problems }
}

function readGroups(path: string, file: string, problems: Problem[]): HelpGroup[] {
  const read = readYaml(readFileSync(path, 'utf8'), groupsSchema, 1, (line, sentence) => {
    problems.push({ file, line, sentence })
  })
  return Object.entries(read?.value ?? {}).map(([id, title]) => ({ id, title }))
}

function readFolder(path: string, folder: string, problems: Problem[]): Map<string, ReadArticle> {
  const articles = new Map<string, ReadArticle>()
  for (const name of readdirSync(path).sort()) {
    const file = `${folder}/${name}`
    const page = name.replace(/[.]md$/, '')
    if (!HELP_PAGES.some((known) => `${known}.md` === name)) {
      const sentence = `There is no help page "${page}": its address is listed in HELP_PAGES (shared/contract/src/routing/routes.ts).`
      problems.push({ file, line: 1, sentence })
      continue
    }
    const { read, problems: own } = readArticle(file, readFileSync(join(path, name), 'utf8'))
    problems.push(...own)
    if (read) articles.set(page, read)
  }
  return articles
}

function entryOf(page: HelpPage, { zh, en }: ArticlePair): HelpEntry {
  const sounds = pinyin(zh.front.title.replaceAll('/', ''), { toneType: 'none', type: 'array' })
  return {
    page,
    title: { zh: zh.front.title, en: en.front.title },
    pinyin: sounds.join(' '),
    group: zh.front.group,
    search: [...zh.front.search, ...en.front.search],
  }
}
