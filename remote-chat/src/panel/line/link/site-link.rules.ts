/** Links of the site in a line, shown as cards. Only their path counts: a query could hold a token or an invitation. */

const SECTIONS = ['game', 'activity', 'mine', 'customer', 'sponsor'] as const
type Section = (typeof SECTIONS)[number]
export type SiteLink = { readonly path: string; readonly section: Section }

/** Most cards per line. */
const MAX_LINKS = 2
const BEFORE = String.raw`(?<=^|[\s，。！？：；、（(])`
const AFTER = String.raw`(?=$|[\s，。！？：；、）).,!])`
const PATH = new RegExp(`${BEFORE}/(${SECTIONS.join('|')})(?:/[\\w~-]{1,64}){0,6}${AFTER}`, 'g')

/** @returns each page once, in the order of the text */
export function siteLinksIn(text: string): SiteLink[] {
  const links = new Map<string, SiteLink>()
  for (const [path, section] of text.matchAll(PATH)) links.set(path, { path, section: section as Section })
  return [...links.values()].slice(0, MAX_LINKS)
}

/** Replaces URLs of the site with paths: the room accepts no other links (screens.md 10, V). */
export function withSitePaths(text: string, origin: string): string {
  const [before = '', ...parts] = text.split(origin)
  // A longer host that begins with the host of the site is a different host.
  return parts.reduce(
    (said, part) => (/^[/?#\s]|^$/.test(part) ? said + part.replace(/^([^\s?#]*)[?#]\S*/, '$1') : said + origin + part),
    before,
  )
}
