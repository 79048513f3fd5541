/** Asks the arbiter for a pop-up, dividends before campaigns (screens.md G11). Errors are silent, because the member did not ask for a pop-up. */
import type { SlotProps } from '@lantern/contract'
import type { PromotionAsk } from '@lantern/contract/promotions'
import { SECOND_MS } from '@lantern/contract/site-time'
import { usePromotion } from '@lantern/page/promotion'
import { useSession } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { fetchDividends } from '../parts/dividend.api.ts'
import { CampaignDialog } from './campaign-dialog.tsx'
import { DividendDialog } from './dividend-dialog.tsx'
import { fetchCampaigns } from './pop-ups.api.ts'
import { useTouched } from './use-touched.ts'

/** A dividend is offered on each visit while it can be claimed. */
const ALWAYS = 1
/** Until one was shown, a newly published campaign appears on an open page within five seconds. */
const REFRESH_MS = 3 * SECOND_MS

export function PopUps({ onDone }: SlotProps['home.popups']) {
  const session = useSession()
  const isMember = session.kind === 'member'
  const isTouched = useTouched()
  const [isClosed, setIsClosed] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const dividends = useQuery({
    queryKey: ['activity', 'dividends'],
    queryFn: ({ signal }) => fetchDividends(signal),
    enabled: isMember,
  })
  const campaigns = useQuery({
    queryKey: ['activity', 'campaigns'],
    queryFn: ({ signal }) => fetchCampaigns(signal),
    refetchInterval: isHeld || isClosed ? false : REFRESH_MS,
  })
  // Kept from the first response: the list shrinks after receiving, which must not close the dialog with the result.
  const [dividend, setDividend] = useState<NonNullable<typeof dividends.data>['list'][number] | null>(null)
  const firstDividend = dividends.data?.list[0] ?? null
  useEffect(() => {
    setDividend((held) => held ?? firstDividend)
  }, [firstDividend])

  const isKnown = (!isMember || dividends.isFetched) && campaigns.isFetched && dividend === firstDividend
  const list = campaigns.data?.list ?? []
  const asks: PromotionAsk[] = list.map(({ id, title, start, end, showRule }) => ({
    kind: 'popup',
    id,
    title,
    start,
    end,
    showRule,
  }))
  if (dividend)
    asks.unshift({
      kind: 'popup',
      id: `dividend-${dividend.id}`,
      title: dividend.name,
      start: 0,
      // The server lists only claimable dividends.
      end: Number.MAX_SAFE_INTEGER,
      showRule: ALWAYS,
    })
  const mayAsk = isKnown && (dividend !== null || isTouched)
  const { held, isOver } = usePromotion(mayAsk ? asks : null)
  if (held !== null && !isHeld) setIsHeld(true)

  const end = useEffectEvent((): void => {
    setIsClosed(true)
    onDone()
  })
  useEffect(() => {
    if (isOver) end()
  }, [isOver])

  if (isClosed || held === null) return null
  const close = (): void => {
    setIsClosed(true)
    onDone()
  }
  if (dividend && held.id === `dividend-${dividend.id}`) return <DividendDialog dividend={dividend} onDone={close} />
  const campaign = list.find(({ id }) => id === held.id)
  return campaign ? <CampaignDialog campaign={campaign} onDone={close} /> : null
}
