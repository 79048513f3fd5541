/** The router of the page: BrowserRouter with a view transition for each change, where the browser supports them. */
import { wantsStillness } from '@lantern/platform'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom'

export function ShellRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }))
  const [state, setState] = useState({ action: history.action, location: history.location })
  useLayoutEffect(
    () =>
      history.listen(({ location }) => {
        // A view transition calls this a frame later, and the member may have gone back by then: render the current address.
        const change = (): void => setState({ action: history.action, location: history.location })
        if (location.pathname === state.location.pathname) change()
        else withViewTransition(change)
      }),
    [history, state.location.pathname],
  )
  return (
    <Router location={state.location} navigationType={state.action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  )
}

/** Renders a page change in a view transition; synchronously inside it, so that the browser captures the new page. */
function withViewTransition(change: () => void): void {
  const isStill = document.hidden || wantsStillness()
  if (typeof document.startViewTransition !== 'function' || isStill) {
    change()
    return
  }
  const transition = document.startViewTransition(() => flushSync(change))
  // A skipped transition (a newer one began) has still changed the page.
  for (const promise of [transition.ready, transition.finished]) promise.catch(() => undefined)
}
