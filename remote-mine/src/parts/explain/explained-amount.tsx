import type { Figure } from '@lantern/contract/explain'
import { useMessages } from '@lantern/i18n'
import { Amount, type AmountProps, HiddenText } from '@lantern/ui'
import { useState } from 'react'
import { useHideAmounts } from '../hide-amounts.atoms.ts'
import { partsMessages } from '../parts.messages.ts'
import styles from '../parts.module.css'
import type { ExplainPeriod } from './explain.api.ts'
import { explainMessages } from './explain.messages.ts'
import { ExplainSheet } from './explain-sheet.tsx'

/** The period is that of the figure; without it, the figure is of now. */
export type ExplainedAmountProps = Pick<AmountProps, 'value' | 'size'> &
  ExplainPeriod & {
    figure: Figure
    label: string
  }

/** An amount that opens its postings when tapped. */
export function ExplainedAmount({ figure, label, value, size, from, until }: ExplainedAmountProps) {
  const t = useMessages(explainMessages)
  const p = useMessages(partsMessages)
  const [isHidden] = useHideAmounts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.figure} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Amount value={value} currency="¥" size={size} hidden={isHidden} hiddenLabel={p.hidden} />
        <HiddenText>{t.open({ label })}</HiddenText>
      </button>
      <ExplainSheet figure={figure} from={from} until={until} label={label} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
