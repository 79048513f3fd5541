import { auditTasks } from '@lantern/contract/audit'
import type { OddsType } from '@lantern/contract/constants'
import { convertOdds } from '@lantern/contract/odds'
import { formatMoney, formatOdds, useMessages } from '@lantern/i18n'
import { call, fromMinor, toMinor, useSession } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import type { SlipLeg, SlipState } from '../../parts/slip/slip.machine.ts'
import type { LegNow } from '../../parts/slip/slip-check.rules.ts'
import {
  combinedOdds,
  fenText,
  impliedTenths,
  marginTenths,
  parlayMarginTenths,
  returnFen,
  stakeFen,
  tenthsText,
  turnoverFen,
} from '../../parts/slip/slip-money.rules.ts'
import { slipMessages } from './slip.messages.ts'
import { marketOdds } from './slip-now.ts'
import styles from './slip-sheet.module.css'

type Bet = { stake: bigint; odds: string[]; legs: SlipLeg[] }
export type SlipSumsProps = { slip: SlipState; nowOf: (leg: SlipLeg) => LegNow; odds: OddsType }

/** Possible return of a slip, implied chance and margin of its prices, and the turnover that it counts. */
export function SlipSums({ slip, nowOf, odds }: SlipSumsProps) {
  const t = useMessages(slipMessages)
  const task = useTask()
  const priceOf = (leg: SlipLeg): string => {
    const now = nowOf(leg)
    return now.kind === 'open' ? now.odds : leg.odds
  }
  const bets = betsOfSlip(slip, priceOf)
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n)
  const back = bets.reduce((sum, bet) => sum + returnFen(bet.stake, bet.odds), 0n)
  const counted = bets.map((bet) => turnoverFen(bet.stake, bet.odds))
  const won = counted.reduce((sum, one) => sum + one.won, 0n)
  const lost = counted.reduce((sum, one) => sum + one.lost, 0n)
  const all = slip.legs.map(priceOf)
  return (
    <>
      <dl className={styles.sums}>
        {slip.mode === 'parlay' && (
          <>
            <dt>{t.combined}</dt>
            <dd>{formatOdds(convertOdds(combinedOdds(all), odds))}</dd>
          </>
        )}
        {bets.length > 1 && (
          <>
            <dt>{t.totalStake}</dt>
            <dd>¥{formatMoney(fenText(stake))}</dd>
          </>
        )}
        <dt>{t.possible}</dt>
        <dd className={styles.back}>¥{formatMoney(fenText(back))}</dd>
        <dt>{t.turnover}</dt>
        <dd>
          {stake > 0n && lost === 0n
            ? t.turnoverNone
            : won === lost
              ? `¥${formatMoney(fenText(won))}`
              : t.turnoverEither({ won: formatMoney(fenText(won)), lost: formatMoney(fenText(lost)) })}
        </dd>
        {task && (
          <>
            <dt>{t.task}</dt>
            <dd>{t.taskLeft({ source: t[task.source], left: formatMoney(task.left) })}</dd>
          </>
        )}
      </dl>
      <Why slip={slip} prices={all} />
    </>
  )
}

/** Chance and margin in plain words; margins are left out while a market is unknown. */
function Why({ slip, prices }: { slip: SlipState; prices: readonly string[] }) {
  const t = useMessages(slipMessages)
  const markets = slip.legs.map((leg) => marketOdds(leg, slip.book))
  const isKnown = markets.length > 0 && markets.every((market) => market.length > 1)
  const chance = tenthsText(impliedTenths(prices))
  if (slip.mode === 'parlay')
    return (
      <>
        <p className={styles.weak}>{t.whyParlay({ chance })}</p>
        {isKnown && (
          <p className={styles.weak}>{t.whyParlayMargin({ margin: tenthsText(parlayMarginTenths(markets)) })}</p>
        )}
      </>
    )
  const [market = []] = markets
  if (!isKnown) return null
  return (
    <p className={styles.weak}>
      {markets.length > 1 ? t.whySingles : t.why({ chance, margin: tenthsText(marginTenths(market)) })}
    </p>
  )
}

function betsOfSlip(slip: SlipState, priceOf: (leg: SlipLeg) => string): Bet[] {
  if (slip.mode === 'parlay')
    return [{ stake: stakeFen(slip.parlayStake), odds: slip.legs.map(priceOf), legs: slip.legs }]
  return slip.legs.map((leg) => ({
    stake: stakeFen(slip.stakes[leg.selectionId] ?? ''),
    odds: [priceOf(leg)],
    legs: [leg],
  }))
}

const SOURCES = {
  deposit: 'source_deposit',
  offer: 'source_offer',
  dividend: 'source_dividend',
  rebate: 'source_rebate',
  gift: 'source_gift',
  manual: 'source_manual',
} as const

/** The oldest open turnover task that sport counts towards; bets count in that order. */
function useTask(): { source: (typeof SOURCES)[keyof typeof SOURCES]; left: string } | null {
  const isMember = useSession().kind === 'member'
  const { data } = useQuery({
    queryKey: ['games', 'audit-tasks'],
    queryFn: ({ signal }) => call(auditTasks, {}, { signal }),
    enabled: isMember,
  })
  const task = data?.list.find(
    ({ state, products }) => state === 'OPEN' && (products.length === 0 || products.includes('sport')),
  )
  if (!task) return null
  const left = Math.max(0, toMinor(task.required) - toMinor(task.done))
  return { source: SOURCES[task.source as keyof typeof SOURCES] ?? 'source_manual', left: fromMinor(left) }
}
