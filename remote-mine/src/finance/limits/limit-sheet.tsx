import { LIMIT_PERIODS, type LimitPeriod } from '@lantern/contract/safer'
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

export type LimitSheetProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The member's daily, weekly and monthly deposit limits. */
export function LimitSheet({ open, onOpenChange }: LimitSheetProps) {
  const t = useMessages(limitsMessages)
  const p = useMessages(partsMessages)
  const [period, setPeriod] = useState<LimitPeriod>('day')
  const query = useQuery(limitsQuery(open))
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t.title} description={t.lead} closeLabel={p.close}>
      <QueryView query={query}>
        {({ limits }) => {
          const limit = limits.find((one) => one.kind === 'deposit' && one.period === period)
          return (
            <div className={styles.form}>
              <Segmented<LimitPeriod>
                label={t.period}
                value={period}
                options={LIMIT_PERIODS.map((value) => ({ value, label: t[value] }))}
                onValueChange={setPeriod}
              />
              {limit && <LimitForm key={period} limit={limit} period={period} />}
            </div>
          )
        }}
      </QueryView>
    </Sheet>
  )
}
