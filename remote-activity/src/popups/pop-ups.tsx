/** Shows at most one pop-up, dividends before campaigns (screens.md G11). Errors are silent, because the member did not ask for a pop-up. */
import type { SlotProps } from '@lantern/contract'
import { now, useSession } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchDividends } from '../parts/dividend.api.ts'
import { CampaignDialog } from './campaign-dialog.tsx'
import { DividendDialog } from './dividend-dialog.tsx'
import { mayShow, readPopUpLog } from './pop-up-log.ts'
import { fetchCampaigns } from './pop-ups.api.ts'
import { useTouched } from './use-touched.ts'

export function PopUps({ onDone }: SlotProps['home.popups']) {
  const session = useSession()
  const isMember = session.kind === 'member'
  const isTouched = useTouched()
  const [isOver, setIsOver] = useState(false)
  const dividends = useQuery({
    queryKey: ['activity', 'dividends'],
    queryFn: ({ signal }) => fetchDividends(signal),
    enabled: isMember,
  })
  const campaigns = useQuery({ queryKey: ['activity', 'campaigns'], queryFn: ({ signal }) => fetchCampaigns(signal) })
  const [log] = useState(readPopUpLog)
  // Kept from the first response: the list shrinks after receiving, which must not close the dialog with the result.
  const [dividend, setDividend] = useState<NonNullable<typeof dividends.data>['list'][number] | null>(null)
  const firstDividend = dividends.data?.list[0] ?? null
  useEffect(() => {
    setDividend((held) => held ?? firstDividend)
  }, [firstDividend])
  const campaign = campaigns.data?.list.find((candidate) => mayShow(log, candidate, now())) ?? null
  const isDividendKnown = !isMember || dividends.isFetched
  const isNothing =
    isDividendKnown && campaigns.isFetched && dividend === null && firstDividend === null && campaign === null

  const end = (): void => {
    setIsOver(true)
    onDone()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, when there is nothing to show
  useEffect(() => {
    if (isNothing && !isOver) end()
  }, [isNothing])

  if (isOver) return null
  if (isMember && dividend) return <DividendDialog dividend={dividend} onDone={end} />
  return isTouched && isDividendKnown && campaign && firstDividend === null ? (
    <CampaignDialog campaign={campaign} onDone={end} />
  ) : null
}
