import { entryOf } from '@lantern/contract/open-enum'
import type { RebateItem } from '@lantern/contract/rebate'
import { formatMoney, useMessages } from '@lantern/i18n'
import { toMinor } from '@lantern/platform'
import { Amount, Badge, Card, Empty, ListRow, Section, VenueMark } from '@lantern/ui'
import type { ReactNode } from 'react'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { rebateMessages } from './rebate.messages.ts'
import styles from './rebate.module.css'

const TONE = { live: 'info', waiting: 'neutral', ready: 'positive' } as const

/** Rebate per venue: turnover times rate, the claimed part and the open part. The action stands beside the title. */
export function RebateItems({ items, action }: { items: readonly RebateItem[]; action: ReactNode }) {
  const t = useMessages(rebateMessages)
  const p = useMessages(partsMessages)
  const [isHidden] = useHideAmounts()
  const states = { live: t.live, waiting: t.waiting, ready: t.isReady }
  return (
    <Section title={t.items} action={action}>
      {items.length === 0 ? (
        <Empty title={t.nothing} detail={t.nothingDetail} />
      ) : (
        <Card padding="none">
          {items.map((item) => (
            <ListRow
              key={`${item.day}-${item.enName}`}
              icon={<VenueMark code={item.enName} className={styles.mark} />}
              title={item.name}
              detail={
                <>
                  {t.formula({ valid: formatMoney(item.valid), rate: item.rate })}
                  {toMinor(item.claimed) > 0 && ` · ${t.already({ n: formatMoney(item.claimed) })}`}
                  {toMinor(item.pending) > 0 && (
                    <span className={styles.pending}>{t.pending({ n: formatMoney(item.pending) })}</span>
                  )}
                </>
              }
              value={<Amount value={item.amount} currency="¥" hidden={isHidden} hiddenLabel={p.hidden} />}
              note={
                <Badge tone={entryOf(TONE, item.state) ?? 'neutral'}>{entryOf(states, item.state) ?? item.state}</Badge>
              }
            />
          ))}
        </Card>
      )}
    </Section>
  )
}
