import { TITLE_STEP_MS } from '@lantern/contract/constants'
import { useInterval } from '@lantern/platform'
import { useEffect, useRef } from 'react'
import { useSite } from './site.ts'
import { cleanTitle, shouldScroll, titleAt } from './title-marquee.rules.ts'

/** Keeps the tab title; a long one scrolls while the tab is visible (G10). Stands still under reduced motion. */
export function useTitle(): void {
  const title = cleanTitle(useSite()?.SiteBaseConfigVo.title ?? '')
  const step = useRef(0)
  useEffect(() => {
    step.current = 0
    if (title !== '') document.title = title
  }, [title])
  const moves = shouldScroll(title) && !matchMedia('(prefers-reduced-motion: reduce)').matches
  useInterval(
    () => {
      step.current += 1
      document.title = titleAt(title, step.current)
    },
    moves ? TITLE_STEP_MS : null,
  )
}
