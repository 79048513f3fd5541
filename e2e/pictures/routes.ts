/** Every page, once as a visitor or as a member: those of the axe tests, the pages that remotes declare, and the shell's own. */
import { SHELL_PATHS } from '@lantern/contract/routes'
import { declaredPages } from '../accessibility/declared-pages.ts'
import { ALERT, CLOSED, HELP, MEMBER, type PageStops, STOPPED, VISITOR } from '../accessibility/stops.ts'

export type Shown = Pick<PageStops, 'path' | 'ready' | 'act'> & {
  /** File name of its pictures. */
  readonly slug: string
}

const CLOSED_SITE = [...CLOSED, ...STOPPED].map(({ path }) => path)
const pathOf = (location: string): string => location.replace(/\?.*/, '')

export const AS_VISITOR: readonly Shown[] = shownBy('visitor', [
  ...VISITOR,
  // As they open: the axe tests expand all sections.
  ...HELP.map(({ title, path }) => ({ title, path, ready: 'main :is(article details[open], h1, [role="heading"])' })),
  // Reached without a name by a link of an older version.
  ...SHELL_PATHS.filter((path) => !isListed(path)).map((path) => ({ path, ready: 'main :is(h1, [role="heading"])' })),
])

export const AS_MEMBER: readonly Shown[] = shownBy('member', [
  ...MEMBER,
  ...(['activity', 'games'] as const)
    .flatMap((remote) => declaredPages(remote).map((path) => ({ remote, path })))
    .filter(({ path }) => !MEMBER.some((stop) => stop.path === path))
    .map(({ remote, path }) => ({ path, ready: `[data-remote="${remote}"][data-state="here"]` })),
])

function isListed(path: string): boolean {
  return [...VISITOR, ...HELP, ...MEMBER].some((stop) => pathOf(stop.path) === path) || CLOSED_SITE.includes(path)
}

function shownBy(who: string, stops: readonly Pick<PageStops, 'path' | 'ready' | 'act' | 'later'>[]): Shown[] {
  return stops.map(({ path, ready, act, later }) => ({
    path,
    slug: `${who}/${slugOf(path)}`,
    ...pageOf({ ready, act, later }),
  }))
}

/** Without the security tip, which a member reads once (SHELL-DLG-8). */
function pageOf({ ready, act, later }: Pick<PageStops, 'ready' | 'act' | 'later'>): Pick<Shown, 'ready' | 'act'> {
  return ready === ALERT && later?.[0] ? { ready: later[0].ready } : { ready, ...(act && { act }) }
}

function slugOf(location: string): string {
  return location === '/'
    ? 'home'
    : location
        .slice(1)
        .replace(/^\?/, '')
        .replaceAll('/', '.')
        .replace(/[^\w.-]+/g, '-')
}
