/** The part of Clients used here. */
type Pages = {
  matchAll(options: ClientQueryOptions): Promise<readonly { focus(): Promise<unknown> }[]>
  openWindow(url: string): Promise<unknown>
}
type ClientQueryOptions = { type: 'window'; includeUncontrolled: true }

/** Handles a tap on a notification of the site: focuses a page that is still open, else opens home. By default a tap does nothing. */
export async function showPage(pages: Pages): Promise<void> {
  const [page] = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  // A browser may refuse to focus a page.
  await (page ? page.focus().catch(() => pages.openWindow('/')) : pages.openWindow('/'))
}
