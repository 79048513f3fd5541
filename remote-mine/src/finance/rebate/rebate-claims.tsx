import { entryOf } from '@lantern/contract/open-enum'
import type { RebateClaim } from '@lantern/contract/rebate'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { now } from '@lantern/platform'
import { Amount, Card, ListRow, Section, Segmented, Sheet, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Postings } from '../../parts/explain/postings.tsx'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { rangeOf } from '../../parts/site-days.rules.ts'
import { rebateHistoryQuery } from './rebate.api.ts'
import { rebateMessages } from './rebate.messages.ts'
import styles from './rebate.module.css'

type Preset = 'yesterday' | 'today' | '7d' | '30d'

/** Past rebates, claimed or credited automatically, with the days and venues that each covers. */
export function RebateClaims() {
  const t = useMessages(rebateMessages)
  const p = useMessages(partsMessages)
  const [isHidden] = useHideAmounts()
  const [preset, setPreset] = useState<Preset>('7d')
  const [opened, setOpened] = useState<RebateClaim | null>(null)
  const [isOpen, setOpen] = useState(false)
  const query = useQuery(rebateHistoryQuery(preset, rangeOf(preset, now())))
  const kinds = { today: t.kind_today, ready: t.kind_ready, auto: t.kind_auto }
  return (
    <Section title={t.history}>
      <Segmented<Preset>
        label={t.range}
        value={preset}
        onValueChange={setPreset}
        options={[
          { value: 'today', label: t.d1 },
          { value: 'yesterday', label: t.yesterday },
          { value: '7d', label: t.d7 },
          { value: '30d', label: t.d30 },
        ]}
      />
      <QueryView query={query} skeleton={<Skeleton shape="row" count={3} label={p.loading} />}>
        {({ list, sum }) => (
          <>
            <p className={styles.weak}>
              {list.length === 0 ? t.historyNone : t.historySum({ n: isHidden ? '••••' : formatMoney(sum) })}
            </p>
            {list.length > 0 && (
              <Card padding="none">
                {list.map((claim) => (
                  <ListRow
                    key={claim.no}
                    title={entryOf(kinds, claim.kind) ?? claim.kind}
                    detail={formatDateTime(claim.at)}
                    value={
                      <Amount
                        value={claim.amount}
                        currency="¥"
                        sign
                        tone="positive"
                        hidden={isHidden}
                        hiddenLabel={p.hidden}
                      />
                    }
                    onClick={() => {
                      setOpened(claim)
                      setOpen(true)
                    }}
                  />
                ))}
              </Card>
            )}
          </>
        )}
      </QueryView>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={opened ? (entryOf(kinds, opened.kind) ?? opened.kind) : t.history}
        closeLabel={p.close}
      >
        {opened && <ClaimDetail claim={opened} />}
      </Sheet>
    </Section>
  )
}

function ClaimDetail({ claim }: { claim: RebateClaim }) {
  const t = useMessages(rebateMessages)
  return (
    <div className={styles.claim}>
      <Amount value={claim.amount} currency="¥" size="hero" />
      <ul className={styles.items}>
        {claim.list.map((item) => (
          <li key={`${item.day}-${item.enName}`}>
            <span className={styles.itemName}>
              {formatDateTime(item.day).slice(0, 5)} · {item.name}
            </span>
            <span className={styles.weak}>
              {t.formula({ valid: formatMoney(item.valid), rate: item.rate })} = ¥{formatMoney(item.amount)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.weak}>
        {t.no} {claim.no} · {t.ledger} {claim.ledgerNo}
      </p>
      <Postings bizNo={claim.no} />
    </div>
  )
}
