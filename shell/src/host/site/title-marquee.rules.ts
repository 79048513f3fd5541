/** The scrolling tab title (spec 5, 9; screens.md G10). Pure: the timer is in use-title.ts. */
import { TITLE_WIDTH_THRESHOLD } from '@lantern/contract/constants'

/** Separates the end of the text from its next beginning. */
const GAP = '   '

/** Display width: characters above code 255 count as 2 (spec 5). */
export function displayWidth(text: string): number {
  let width = 0
  for (const char of text) width += (char.codePointAt(0) ?? 0) > 255 ? 2 : 1
  return width
}

/** Whitespace is stripped from the site title (spec 5). */
export function cleanTitle(title: string): string {
  return title.replace(/\s+/g, '')
}

export function shouldScroll(title: string): boolean {
  return displayWidth(title) >= TITLE_WIDTH_THRESHOLD
}

/** The title after `step` steps; whole characters only. */
export function titleAt(title: string, step: number): string {
  const chars = [...title, ...GAP]
  const at = step % chars.length
  if (at === 0) return title
  return [...chars.slice(at), ...chars.slice(0, at)].join('').trimEnd()
}

/** Prefixes the title of the page, which does not scroll (WCAG 2.4.2). */
export function withPage(title: string, page: string): string {
  return page === '' ? title : `${page} · ${title}`
}

/** Prefixes the number of what is unread, which does not scroll (G10). */
export function withUnread(title: string, unread: number): string {
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${title}` : title
}
