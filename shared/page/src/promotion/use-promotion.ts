/** What a part of the page may promote now: it asks the arbiter for each, in their order, and holds the first that may be shown. */
import type { PromotionAsk, PromotionReason } from '@lantern/contract/promotions'
import { askPromotion, useInterval } from '@lantern/platform'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCalm } from './use-calm.ts'

/** An open dialog is looked for again after so long. */
const AGAIN_MS = 3_000
/** Reasons of one campaign only: another one may still be shown. */
const ITS_OWN: readonly PromotionReason[] = ['not-running', 'not-today', 'seen']

export type Promotion = {
  /** Show this one; null: nothing. */
  readonly held: PromotionAsk | null
  /** No promotion can be shown any more; while false, a further one in `asks` is asked for. */
  readonly isOver: boolean
}

/** @param asks in order of priority; null until they are known */
export function usePromotion(asks: readonly PromotionAsk[] | null): Promotion {
  const names = asks === null || asks.length === 0 ? null : asks.map(({ kind, id }) => `${kind} ${id}`).join(' ')
  const calm = useCalm(names)
  const [held, setHeld] = useState<PromotionAsk | null>(null)
  const [state, setState] = useState<'open' | 'busy' | 'over'>('open')
  const isReady = names !== null && calm !== null

  const decide = useEffectEvent(() => {
    if (held !== null || asks === null) return
    const reasons: PromotionReason[] = []
    for (const ask of asks) {
      const reason = askPromotion(ask, calm ?? 'unknown')
      if (reason === null) {
        setHeld(ask)
        return
      }
      reasons.push(reason)
    }
    if (reasons.includes('busy')) setState('busy')
    else setState(reasons.every((reason) => ITS_OWN.includes(reason)) ? 'open' : 'over')
  })
  // Decided again for other names only: a repeated ask would prolong the visit.
  useEffect(() => {
    if (isReady && names !== null) decide()
  }, [isReady, names])
  useInterval(decide, held === null && state === 'busy' ? AGAIN_MS : null)
  return { held, isOver: held === null && state === 'over' }
}
