/** Form to share a recent bet of the member, and to choose how much of its stake others see. */
import type { BetPrivacy } from '@lantern/contract/chat'
import { type Bet, betRecords } from '@lantern/contract/records'
import { DAY_MS } from '@lantern/contract/site-time'
import { formatMoney, useMessages } from '@lantern/i18n'
import { call, memberMessage, now } from '@lantern/platform'
import { Button, Empty, ErrorPanel, RadioGroup, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Utterance } from '../../room/room.rules.ts'
import { PrivacyChoice } from '../line/bet/privacy-choice.tsx'
import { useOdds } from '../odds/use-odds.ts'
import { moreMessages } from './more.messages.ts'
import styles from './share-bet-form.module.css'

/** How long a bet may be shared (screens.md 10). */
const SHARE_DAYS = 7
const MAX_LISTED = 20

type ShareBetFormProps = {
  /** The initially chosen bet. */
  first?: string
  onShare: (said: Utterance) => void
}

export function ShareBetForm({ first, onShare }: ShareBetFormProps) {
  const t = useMessages(moreMessages)
  const price = useOdds()
  const [no, setNo] = useState(first ?? null)
  const [privacy, setPrivacy] = useState<BetPrivacy>(0)
  const bets = useQuery({
    queryKey: ['chat', 'own-bets'],
    queryFn: ({ signal }) => fetchBets(signal),
    gcTime: 0,
  })
  if (bets.isPending) return <Skeleton shape="row" count={4} label={t.loading} />
  if (bets.isError && !bets.data)
    return (
      <ErrorPanel
        title={t.failed}
        message={memberMessage(bets.error)}
        retryLabel={t.retry}
        retrying={bets.isFetching}
        onRetry={() => void bets.refetch()}
      />
    )
  const list = bets.data.filter((bet) => bet.shareable)
  const chosen = list.find((bet) => bet.no === no)
  if (list.length === 0) return <Empty art="records" title={t.none} />
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onShare({ text: titleOf(chosen, t), bet: { no: chosen.no, privacy } })
      }}
    >
      <div className={styles.bets}>
        <RadioGroup
          label={t.which}
          value={no}
          options={list.map((bet) => ({
            value: bet.no,
            label: titleOf(bet, t),
            hint: t.betHint({ odds: price(bet.odds), stake: formatMoney(bet.stake) }),
          }))}
          onValueChange={setNo}
        />
      </div>
      <PrivacyChoice value={privacy} onChange={setPrivacy} />
      <p className={styles.hint}>{t.privacyHint}</p>
      <Button type="submit" kind="primary" block disabled={chosen === undefined}>
        {t.share}
      </Button>
    </form>
  )
}

async function fetchBets(signal: AbortSignal): Promise<Bet[]> {
  const to = now()
  const range = { from: to - SHARE_DAYS * DAY_MS, to, pageNum: 1, pageSize: MAX_LISTED }
  return (await call(betRecords, { category: 'sport', ...range }, { signal })).list
}

function titleOf({ legs }: Bet, t: (typeof moreMessages)['zh-CN']): string {
  const [first] = legs
  if (legs.length !== 1 || !first) return t.parlay({ n: legs.length })
  return `${first.match} · ${first.pick}`
}
