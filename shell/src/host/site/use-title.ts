import { TITLE_STEP_MS } from '@lantern/contract/constants'
import { useEvent, useInterval, useSession } from '@lantern/platform'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSite } from './site.ts'
import { shouldScroll, titleAt, withUnread } from './title-marquee.rules.ts'

/** Keeps the tab title; a long one scrolls while the tab is visible, behind the number of unread mails (G10). */
export function useTitle(): void {
  const title = useSite()?.SiteBaseConfigVo.title ?? ''
  const unread = useUnread()
  const isStill = useSyncExternalStore(watchMotion, wantsStillness)
  const step = useRef(0)
  const show = (): void => {
    if (title !== '') document.title = withUnread(titleAt(title, step.current), unread)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a title begins at its beginning, and so does one that may not move any more
  useEffect(() => {
    step.current = 0
    show()
  }, [title, isStill])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number changes where the title stands
  useEffect(show, [unread])
  useInterval(
    () => {
      step.current += 1
      show()
    },
    shouldScroll(title) && !isStill ? TITLE_STEP_MS : null,
  )
}

/** What the member area counted, as on the Me tab; nothing of it stays for the visitor who comes after. */
function useUnread(): number {
  const isMember = useSession().kind === 'member'
  const [unread, setUnread] = useState(0)
  useEvent('badge:me', ({ count }) => setUnread(count))
  return isMember ? unread : 0
}

const STILL = '(prefers-reduced-motion: reduce)'
const wantsStillness = (): boolean => matchMedia(STILL).matches

function watchMotion(listener: () => void): () => void {
  const query = matchMedia(STILL)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
