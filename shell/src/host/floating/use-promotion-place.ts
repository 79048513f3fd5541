import { tellPromotionPlace } from '@lantern/platform'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useOpenPage } from '../navigation/site-pages.ts'
import { promotionPlace } from './floating.rules.ts'

/** Tells the arbiter of promotions where the member is, before the effects of those who ask it. */
export function usePromotionPlace(): void {
  const { pathname, search } = useLocation()
  const place = promotionPlace(pathname, useOpenPage(pathname), new URLSearchParams(search).has('chat'))
  useLayoutEffect(() => tellPromotionPlace(place), [place])
}
