import { useMessages } from '@lantern/i18n'
import { Amount, HiddenText } from '@lantern/ui'
import { useState } from 'react'
import { useHideAmounts } from '../hide-amounts.atoms.ts'
import { partsMessages } from '../parts.messages.ts'
import styles from '../parts.module.css'
import { ResultBetsSheet } from './result-bets-sheet.tsx'
import { resultsMessages } from './results.messages.ts'
import type { Span } from './span.rules.ts'

export type ResultAmountProps = {
  value: string
  /** Of the figure, as in "Settled stakes". */
  label: string
  span: Span
  /** Shows a gain with its sign. */
  sign?: boolean
}

/** A stake or result of a span that opens its bets when tapped. */
export function ResultAmount({ value, label, span, sign = false }: ResultAmountProps) {
  const t = useMessages(resultsMessages)
  const p = useMessages(partsMessages)
  const [isHidden] = useHideAmounts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.figure} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Amount value={value} currency="¥" size="md" sign={sign} hidden={isHidden} hiddenLabel={p.hidden} />
        <HiddenText>{t.open({ label })}</HiddenText>
      </button>
      <ResultBetsSheet span={span} by="month" group={undefined} label={label} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
