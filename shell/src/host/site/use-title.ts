import { TITLE_STEP_MS } from '@lantern/contract/constants'
import { useEvent, useInterval, useSession, wantsStillness, watchStillness } from '@lantern/platform'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSite } from './site.ts'
import { shouldScroll, titleAt, withUnread } from './title-marquee.rules.ts'

/** Keeps the tab title; a long one scrolls while the tab is visible, after the number of unread mails (G10). */
export function useTitle(): void {
  const title = useSite()?.SiteBaseConfigVo.title ?? ''
  const unread = useUnread()
  const isStill = useSyncExternalStore(watchStillness, wantsStillness)
  const step = useRef(0)
  const show = (): void => {
    if (title !== '') document.title = withUnread(titleAt(title, step.current), unread)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title starts at its beginning, and so does one that must stop moving
  useEffect(() => {
    step.current = 0
    show()
  }, [title, isStill])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number changes the title
  useEffect(show, [unread])
  useInterval(
    () => {
      step.current += 1
      show()
    },
    shouldScroll(title) && !isStill ? TITLE_STEP_MS : null,
  )
}

/** Counts reported by the member area, as on the Me tab; cleared on logout. */
function useUnread(): number {
  const isMember = useSession().kind === 'member'
  const [unread, setUnread] = useState(0)
  useEvent('badge:me', ({ count }) => setUnread(count))
  return isMember ? unread : 0
}
