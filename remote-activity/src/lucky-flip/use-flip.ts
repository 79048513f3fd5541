/** One flip at a time: sent once, looked up by its request number if the answer is lost, and checked before the next one. */
import type { Flip } from '@lantern/contract/lucky-flip'
import { refusalOf, useSubmit } from '@lantern/page'
import { newRequestNo } from '@lantern/platform'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { checkFlip, isFair } from './check/flip-check.ts'
import { findFlip, flipCard } from './lucky-flip.api.ts'

/** `unchecked`: the browser cannot compute it. */
export type Verdict = 'checking' | 'fair' | 'unfair' | 'unchecked'
/** What was shown to the member before the flip and is sent with it. */
type Terms = { table: string; next: { commit: string; nonce: number } }

export function useFlip({ table, next }: Terms) {
  const queries = useQueryClient()
  const [clientSeed, setClientSeed] = useState<string | null>(null)
  const [flipped, setFlipped] = useState<{ flip: Flip; verdict: Verdict } | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  /** The promise of the flip that was sent. */
  const [promised, setPromised] = useState('')
  const [refusal, setRefusal] = useState('')

  const submit = useSubmit<Flip>({
    reason: 'lucky-flip',
    onDone(flip) {
      setFlipped({ flip, verdict: 'checking' })
      void checkFlip(flip, promised).then((check) =>
        setFlipped({ flip, verdict: check === null ? 'unchecked' : isFair(check) ? 'fair' : 'unfair' }),
      )
      void queries.invalidateQueries({ queryKey: ['activity'] })
    },
    onRefused(error) {
      setChosen(null)
      setRefusal(refusalOf(error)?.sentence ?? '')
      // The flips, their number or the table may have changed.
      void queries.invalidateQueries({ queryKey: ['activity'] })
    },
  })
  // Until the refetch, the promise is still that of the last flip.
  const isOld = flipped?.flip.nonce === next.nonce
  const isBlocked = submit.isBusy || isOld || flipped?.verdict === 'unfair' || flipped?.verdict === 'checking'

  return {
    submit,
    flipped,
    refusal,
    /** The card whose answer is awaited. */
    awaited: submit.isBusy && flipped === null ? chosen : null,
    isBlocked,
    clientSeed,
    setClientSeed,
    flip(position: number, seed: string): void {
      if (isBlocked) return
      setChosen(position)
      setFlipped(null)
      setRefusal('')
      setPromised(next.commit)
      // The nonce prevents a second flip by a second request.
      const requestNo = newRequestNo()
      const order = { position, clientSeed: seed, nonce: next.nonce, table, requestNo }
      submit.submit({ send: () => flipCard(order), find: () => findFlip(requestNo) })
    },
  }
}
