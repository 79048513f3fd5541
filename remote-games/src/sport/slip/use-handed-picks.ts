/** Puts picks of the URL on the slip (`@lantern/contract/slip-link`), once and without a stake. */
import { handedPicks, SLIP_PARAM } from '@lantern/contract/slip-link'
import { useMessages } from '@lantern/i18n'
import { memberMessage, showToast } from '@lantern/platform'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readSlip } from '../../parts/slip/slip.store.ts'
import { slipMessages } from './slip.messages.ts'

/** @param onTaken at least one of the picks is on the slip */
export function useHandedPicks(onTaken: () => void): void {
  const t = useMessages(slipMessages)
  const [query, setQuery] = useSearchParams()
  const isTaking = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picks are removed from the URL once they are on the slip
  useEffect(() => {
    const picks = handedPicks(query.getAll(SLIP_PARAM))
    if (picks.length === 0 || isTaking.current) return
    if (readSlip().phase.kind === 'sent') {
      showToast({ text: t.handedOver, kind: 'error' })
      return
    }
    const take = async (): Promise<void> => {
      const { selectAgain } = await import('../../parts/sport/price/select-again.ts')
      const taken = await selectAgain(picks)
      if (hasLeft) return
      // Only now, so that a reload can retry after a failure.
      const rest = new URLSearchParams(query)
      rest.delete(SLIP_PARAM)
      setQuery(rest, { replace: true, preventScrollReset: true })
      if (taken > 0) onTaken()
      if (taken < picks.length) showToast({ text: t.notTaken({ count: picks.length - taken }), kind: 'error' })
    }
    let hasLeft = false
    isTaking.current = true
    take()
      .catch((error: unknown) => showToast({ text: memberMessage(error), kind: 'error' }))
      .finally(() => {
        isTaking.current = false
      })
    return () => {
      hasLeft = true
    }
  }, [query])
}
