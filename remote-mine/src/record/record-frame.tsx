import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { Badge, Button, IconFilter, Segmented } from '@lantern/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Page } from '../parts/page.tsx'
import { partsMessages } from '../parts/parts.messages.ts'
import { PRESETS, type Preset } from '../parts/site-days.rules.ts'
import { SubPage } from '../parts/sub-page.tsx'
import { recordMessages } from './record.messages.ts'
import styles from './record.module.css'

export type RecordFrameProps = {
  kind: 'trans' | 'bets'
  preset: Preset
  onPreset: (preset: Preset) => void
  /** How many filters are set. */
  filterCount: number
  onFilter: () => void
  totals: ReactNode
  children: ReactNode
}

/** What both record pages have around their list: the kind, the period, the filter button, the totals. */
export function RecordFrame({ kind, preset, onPreset, filterCount, onFilter, totals, children }: RecordFrameProps) {
  const t = useMessages(recordMessages)
  const p = useMessages(partsMessages)
  const words: Readonly<Record<Preset, string>> = { today: t.today, yesterday: t.yesterday, '7d': t.d7, '30d': t.d30 }
  const kinds = [
    { id: 'trans', to: ROUTE.transRecord, text: t.trans },
    { id: 'bets', to: ROUTE.betRecord, text: t.bets },
  ] as const
  return (
    <SubPage title={p.records}>
      <Page>
        <div className={styles.top}>
          <nav className={styles.kinds} aria-label={t.kind}>
            {kinds.map(({ id, to, text }) => (
              <Link key={id} to={to} replace className={styles.kind} aria-current={id === kind ? 'page' : undefined}>
                {text}
              </Link>
            ))}
          </nav>
          <Button
            size="sm"
            icon={<IconFilter />}
            onClick={onFilter}
            iconEnd={filterCount > 0 && <Badge tone="accent">{filterCount}</Badge>}
          >
            {t.filter}
          </Button>
        </div>
        <Segmented
          label={t.range}
          value={preset}
          options={PRESETS.map((value) => ({ value, label: words[value] }))}
          onValueChange={onPreset}
        />
        {totals}
        {children}
      </Page>
    </SubPage>
  )
}
