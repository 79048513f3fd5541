import { entryOf } from '@lantern/contract/open-enum'
import type { RebateItem } from '@lantern/contract/rebate'
import { formatMoney, useMessages } from '@lantern/i18n'
import { toMinor } from '@lantern/platform'
import { Badge, Card, Empty, Section } from '@lantern/ui'
import { rebateMessages } from './rebate.messages.ts'
import styles from './rebate.module.css'

const TONE = { live: 'info', waiting: 'neutral', ready: 'positive' } as const

/** Rebate per venue: turnover times rate, the claimed part and the open part. */
export function RebateItems({ items }: { items: readonly RebateItem[] }) {
  const t = useMessages(rebateMessages)
  if (items.length === 0) return <Empty title={t.nothing} detail={t.nothingDetail} />
  const states = { live: t.live, waiting: t.waiting, ready: t.isReady }
  return (
    <Section title={t.items}>
      <Card>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={`${item.day}-${item.enName}`}>
              <span className={styles.itemHead}>
                <span className={styles.itemName}>{item.name}</span>
                <Badge tone={entryOf(TONE, item.state) ?? 'neutral'}>{entryOf(states, item.state) ?? item.state}</Badge>
              </span>
              <span className={styles.weak}>
                {t.formula({
                  valid: formatMoney(item.valid),
                  rate: item.rate,
                  amount: formatMoney(item.amount),
                })}
                {toMinor(item.claimed) > 0 && ` · ${t.already({ n: formatMoney(item.claimed) })}`}
              </span>
              {toMinor(item.pending) > 0 && (
                <span className={styles.weak}>{t.pending({ n: formatMoney(item.pending) })}</span>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
