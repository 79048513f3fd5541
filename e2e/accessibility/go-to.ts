/** For `page.evaluate`: navigates like the browser's back and forward buttons, without a page load, so that the shell and its loaded chunks stay. */
export function goTo(path: string): void {
  if (location.pathname + location.search === path) return
  history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}
