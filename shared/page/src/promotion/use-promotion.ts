/** What a part of the page may promote now: it asks the arbiter for each, in their order, and holds the first that may be shown. */
import type { PromotionAsk } from '@lantern/contract/promotions'
import { askPromotion, useInterval } from '@lantern/platform'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCalm } from './use-calm.ts'

/** An open dialog is looked for again after so long. */
const AGAIN_MS = 3_000

export type Promotion = {
  /** Show this one; null: nothing. */
  readonly held: PromotionAsk | null
  /** Nothing will be shown any more. */
  readonly isOver: boolean
}

/** @param asks in order of priority; null until they are known */
export function usePromotion(asks: readonly PromotionAsk[] | null): Promotion {
  const calm = useCalm(asks !== null && asks.length > 0)
  const [held, setHeld] = useState<PromotionAsk | null>(null)
  const [state, setState] = useState<'asking' | 'busy' | 'over'>('asking')
  const isReady = asks !== null && (asks.length === 0 || calm !== null)

  const decide = useEffectEvent(() => {
    if (held !== null || asks === null) return
    let isBusy = false
    for (const ask of asks) {
      const reason = askPromotion(ask, calm ?? 'unknown')
      if (reason === null) {
        setHeld(ask)
        return
      }
      isBusy ||= reason === 'busy'
    }
    setState(isBusy ? 'busy' : 'over')
  })
  useEffect(() => {
    if (isReady) decide()
  }, [isReady])
  useInterval(decide, held === null && state === 'busy' ? AGAIN_MS : null)
  return { held, isOver: held === null && state === 'over' }
}
