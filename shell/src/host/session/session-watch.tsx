import { ROUTE } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import { installPriceChangeHandler, useEvent } from '@lantern/platform'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { reloadPage } from '../boot/reload-page.ts'
import { whenInteractive } from '../boot/use-interactive.ts'
import { loginPath, needsSession } from '../navigation/redirect.rules.ts'
import { pageAt } from '../navigation/site-pages.ts'
import type { CodeViews } from './code-views.ts'
import type { PageActions } from './page-actions.ts'
import { useOtherTabs } from './use-other-tabs.ts'

/**
 * Does what spec 4 and 8 require of the shell when the server ends a session or answers a site-wide code. Navigation happens here;
 * the messages are in a separate chunk, prefetched once the page is idle. Renders nothing.
 */
export function SessionWatch({ reload = reloadPage }: { reload?: () => void }): null {
  const actions = usePageActions(reload)
  const [views] = useState(() => keptOnce(async () => (await import('./code-views.ts')).createCodeViews(actions)))
  useEffect(() => whenInteractive(() => void views().catch(() => undefined)), [views])

  useEvent('session:ended', (fact) => {
    // These two navigate after the member has closed their message.
    const isReadFirst = fact.code === CODE.LOGGED_IN_ELSEWHERE || fact.code === CODE.DEVICE_BLOCKED
    if (!isReadFirst) return actions.toLogin(fact)
    views().then(
      (shown) => shown.sessionEnded(fact),
      () => actions.toLogin(fact),
    )
  })
  useEvent('session:auth-failed', (fact) => {
    const from = actions.here()
    if (needsSession(from, pageAt)) actions.go(ROUTE.home, { replace: true })
    void views().then(
      (shown) => shown.authFailed(fact, from),
      () => undefined,
    )
  })
  useEvent('site:code', (fact) => {
    void views().then(
      (shown) => shown.siteCode(fact),
      () => undefined,
    )
  })
  useEffect(
    () => installPriceChangeHandler(async (change) => (await import('./price-question.ts')).askPrice(change)),
    [],
  )
  useOtherTabs(reload)
  return null
}

/** One object for the whole life of the page; it always knows the current location. */
function usePageActions(reload: () => void): PageActions {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const now = useRef({ here: '', navigate })
  now.current = { here: pathname + search, navigate }
  const [actions] = useState<PageActions>(() => {
    const here = (): string => now.current.here
    const go: PageActions['go'] = (path, options) => void now.current.navigate(path, options)
    return {
      here,
      go,
      // Already on the login page: keep its return path.
      toLogin: (ended) => {
        const state = ended && { endedBy: { code: ended.code, message: ended.message } }
        if (here().startsWith(ROUTE.login)) go(here(), { replace: true, state })
        else go(loginPath(here()), { state })
      },
      reload,
    }
  })
  return actions
}

/** Loads once; a failed load is forgotten, so that the next code tries again. */
function keptOnce(load: () => Promise<CodeViews>): () => Promise<CodeViews> {
  let loaded: Promise<CodeViews> | null = null
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null
      throw error
    })
    return loaded
  }
}
