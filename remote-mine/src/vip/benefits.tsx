import type { VipGift, VipLevel } from '@lantern/contract/vip'
import { formatCount, useMessages } from '@lantern/i18n'
import { Facts } from '@lantern/page'
import { Card, IconOffers, IconPercent, IconTile, IconWithdraw, Section, StatRow } from '@lantern/ui'
import { roundAmount } from '../parts/vip/round-amount.ts'
import { vipMessages } from './vip.messages.ts'
import styles from './vip.module.css'

/** What a level gives. The promotion gift shows whether it was claimed: it is granted once per level. */
export function Benefits({ level, own, gifts }: { level: VipLevel; own: number; gifts: readonly VipGift[] }) {
  const t = useMessages(vipMessages)
  const promotion = gifts.find((gift) => gift.kind === 'promotion' && gift.level === level.level)
  const state = promotion?.state === 'claimed' ? 'claimed' : promotion ? 'claimable' : 'none'
  // A level reached before the records begin has no gift here.
  const isKnown = promotion !== undefined || level.level > own
  const money = (amount: string) => (Number(amount) === 0 ? t.none : `¥${roundAmount(amount)}`)
  const rates = level.rebates.map(({ rate }) => rate).sort((one, other) => Number(one) - Number(other))
  const groups = [
    {
      icon: <IconWithdraw />,
      stats: [
        { label: t.withdrawals, value: t.times({ n: formatCount(level.withdrawals) }) },
        { label: t.withdrawalAmount, value: money(level.withdrawalAmount) },
        { label: t.single, value: money(level.singleMax) },
      ],
    },
    {
      icon: <IconOffers />,
      stats: [
        { label: t.gift.promotion, value: money(level.promotion), detail: isKnown ? t.claimState[state] : undefined },
        { label: t.gift.birthday, value: money(level.birthday) },
        {
          label: t.gift.monthly,
          value: Number(level.monthly) === 0 ? t.none : t.twice({ amount: roundAmount(level.monthly) }),
        },
      ],
    },
    {
      icon: <IconPercent />,
      stats: [
        { label: t.rebate, value: t.rebateRange({ from: rates[0] ?? '0.00', to: rates.at(-1) ?? '0.00' }) },
        { label: t.rebateCap, value: money(level.rebateCap) },
      ],
    },
  ]
  return (
    <Section title={t.benefits({ n: String(level.level) })}>
      <Card padding="none" className={styles.groups}>
        {groups.map(({ icon, stats }, at) => (
          <div key={at} className={styles.group}>
            <IconTile className={styles.groupIcon}>{icon}</IconTile>
            <StatRow stats={stats} />
          </div>
        ))}
        <div className={styles.service}>
          <Facts facts={[{ label: t.service, value: t.serviceAll }]} />
        </div>
      </Card>
    </Section>
  )
}
