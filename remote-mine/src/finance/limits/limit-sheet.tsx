import { LIMIT_PERIODS, type LimitKind, type LimitPeriod } from '@lantern/contract/safer'
import { useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Segmented, Sheet } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { partsMessages } from '../../parts/parts.messages.ts'
import styles from '../finance.module.css'
import { LimitForm } from './limit-form.tsx'
import { limitsQuery } from './limits.api.ts'
import { limitsMessages } from './limits.messages.ts'

export type LimitSheetProps = { kind?: LimitKind; open: boolean; onOpenChange: (open: boolean) => void }

/** The member's daily, weekly and monthly limits of a kind, by default of deposits. */
export function LimitSheet({ kind = 'deposit', open, onOpenChange }: LimitSheetProps) {
  const t = useMessages(limitsMessages)
  const p = useMessages(partsMessages)
  const words = {
    deposit: { title: t.title, what: '' },
    loss: { title: t.lossTitle, what: t.lossWhat },
    session: { title: t.sessionTitle, what: t.sessionWhat },
  }[kind]
  const [period, setPeriod] = useState<LimitPeriod>('day')
  const query = useQuery(limitsQuery(open))
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={`${words.what}${t.lead}`}
      closeLabel={p.close}
    >
      <QueryView query={query}>
        {({ limits }) => {
          const limit = limits.find((one) => one.kind === kind && one.period === period)
          return (
            <div className={styles.form}>
              <Segmented<LimitPeriod>
                label={t.period}
                value={period}
                options={LIMIT_PERIODS.map((value) => ({ value, label: t[value] }))}
                onValueChange={setPeriod}
              />
              {limit && <LimitForm key={`${kind}.${period}`} limit={limit} kind={kind} period={period} />}
            </div>
          )
        }}
      </QueryView>
    </Sheet>
  )
}
