import { TITLE_STEP_MS } from '@lantern/contract/constants'
import { useInterval, useOpenPageTitle, wantsStillness, watchStillness } from '@lantern/platform'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useSite } from './site.ts'
import { shouldScroll, titleAt, withPage, withUnread } from './title-marquee.rules.ts'
import { useUnreadLines } from './unread-lines.ts'
import { useWaiting } from './use-waiting.ts'

/**
 * Keeps the tab title: the number of what is unread, which the icon of the installed site has too, the page, and the site, which scrolls
 * while the tab is visible when it is long (G10).
 * @param declared title of a page that does not set its own
 */
export function useTitle(declared = ''): void {
  const title = useSite()?.SiteBaseConfigVo.title ?? ''
  // Mails, as on the Me tab, and lines of the chat.
  const lines = useUnreadLines()
  const unread = useWaiting().unread + lines
  const told = useOpenPageTitle()
  const page = told === '' ? declared : told
  const isStill = useSyncExternalStore(watchStillness, wantsStillness)
  const step = useRef(0)
  const show = (): void => {
    if (title !== '') document.title = withUnread(withPage(titleAt(title, step.current), page), unread)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title starts at its beginning, and so does one that must stop moving
  useEffect(() => {
    step.current = 0
    show()
  }, [title, isStill])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number and the page change the title
  useEffect(show, [unread, page])
  useEffect(() => showOnIcon(unread), [unread])
  useInterval(
    () => {
      step.current += 1
      show()
    },
    shouldScroll(title) && !isStill ? TITLE_STEP_MS : null,
  )
}

/** Not in every engine, and refused where the site is not installed. */
function showOnIcon(unread: number): void {
  const set = unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.()
  set?.catch(() => undefined)
}
