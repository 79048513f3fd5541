import type { HelpPage } from '../../contract/src/routing/routes.ts'
import type { ArticlePair } from './help-centre.ts'
import type { Problem } from './problem.ts'
import { sitePaths } from './site-paths.ts'

const HELP_PATH = /^[/]help[/]([^/]+)$/

/** Links to unknown pages of the site or unknown sections of a help page. */
export function linkProblems(pairs: ReadonlyMap<HelpPage, ArticlePair>, root: string): Problem[] {
  const isPage = sitePaths(root)
  const sentenceFor = (to: string): string | undefined => {
    if (!to.startsWith('/')) return `The link ${to} is not a path of this site: paths begin with "/".`
    const { pathname, hash } = new URL(to, 'https://site.invalid')
    if (!isPage(pathname)) return `The link ${to} leads to no page of the site.`
    const article = pairs.get(HELP_PATH.exec(pathname)?.[1] as HelpPage)?.zh.article
    if (hash === '' || article?.sections.some(({ id }) => `#${id}` === hash) !== false) return undefined
    return `The link ${to} leads to no section: ${pathname} has no ${hash}.`
  }
  return [...pairs.values()]
    .flatMap(({ zh, en }) => [zh, en])
    .flatMap(({ file, links }) =>
      links.flatMap(({ to, line }) => {
        const sentence = sentenceFor(to)
        return sentence === undefined ? [] : [{ file, line, sentence }]
      }),
    )
}
