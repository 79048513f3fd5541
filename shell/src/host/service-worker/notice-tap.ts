/** The part of Clients used here. */
type Pages = {
  matchAll(options: ClientQueryOptions): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>
  openWindow(url: string): Promise<unknown>
}
type ClientQueryOptions = { type: 'window'; includeUncontrolled: true }

/**
 * Handles a tap on a notification of the site: focuses a page that shows its address, else opens it. Home is any page: a notification without an
 * address is about the site. By default a tap does nothing.
 */
export async function showPage(pages: Pages, path = '/'): Promise<void> {
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  const page = path === '/' ? open[0] : open.find(({ url }) => pathOf(url) === path)
  // A browser may refuse to focus a page.
  await (page ? page.focus().catch(() => pages.openWindow(path)) : pages.openWindow(path))
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
