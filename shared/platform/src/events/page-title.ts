/** Title of the open page, set by the page and read by the shell for the tab (WCAG 2.4.2). */
import { useEffect, useSyncExternalStore } from 'react'

let open = ''
const watchers = new Set<() => void>()

/** Tells the title of a page while it is open. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    tell(title)
    return () => tell('')
  }, [title])
}

/** '' while the open page has none. */
export function useOpenPageTitle(): string {
  return useSyncExternalStore(watch, () => open)
}

function tell(title: string): void {
  open = title
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
