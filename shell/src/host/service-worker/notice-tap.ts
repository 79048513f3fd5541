/** The part of Clients that is used. */
type Pages = {
  matchAll(options: ClientQueryOptions): Promise<readonly { focus(): Promise<unknown> }[]>
  openWindow(url: string): Promise<unknown>
}
type ClientQueryOptions = { type: 'window'; includeUncontrolled: true }

/** A notice of the site was tapped: a page that is still open comes to the front, else home opens. Left to itself a tap does nothing. */
export async function showPage(pages: Pages): Promise<void> {
  const [page] = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  // A browser may refuse to bring a page to the front.
  await (page ? page.focus().catch(() => pages.openWindow('/')) : pages.openWindow('/'))
}
