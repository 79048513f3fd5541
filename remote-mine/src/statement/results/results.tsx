import { STATEMENT_GROUPS, type StatementGroup } from '@lantern/contract/statements'
import { useMessages } from '@lantern/i18n'
import { QueryView, type ReadQuery } from '@lantern/page'
import { Section, Segmented } from '@lantern/ui'
import { useState } from 'react'
import { ResultBetsSheet, type ResultBetsSheetProps } from '../../parts/results/result-bets-sheet.tsx'
import type { Result } from '../parts/statement.api.ts'
import { statementMessages } from '../parts/statement.messages.ts'
import { SPANS, type SpanMonths } from '../parts/statement.rules.ts'
import type { PdfButtonProps } from './pdf-button.tsx'
import { ResultFigures } from './result-figures.tsx'
import { useGroupNames } from './use-group-words.ts'

export type ResultsProps = {
  result: ReadQuery<Result>
  /** false while the figures are still those of the choice before. */
  isCurrent: boolean
  /** The wallet that the page shows, for the PDF. */
  past: PdfButtonProps['past']
  months: SpanMonths
  onMonths: (months: SpanMonths) => void
  by: StatementGroup
  onBy: (by: StatementGroup) => void
}

/** What settled bets won or lost, in groups over a range. The choices stay when their figures cannot be read. */
export function Results({ result, isCurrent, past, months, onMonths, by, onBy }: ResultsProps) {
  const t = useMessages(statementMessages)
  const names = useGroupNames()
  // Kept while the sheet closes, and when the figures change under it.
  const [opened, setOpened] = useState<Omit<ResultBetsSheetProps, 'open' | 'onOpenChange'> | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={t.results} lead={t.resultsLead}>
      <Segmented
        label={t.range}
        value={String(months)}
        options={SPANS.map((one) => ({ value: String(one), label: t.months({ n: String(one) }) }))}
        onValueChange={(value) => onMonths(SPANS.find((one) => String(one) === value) ?? 6)}
      />
      <Segmented
        label={t.by}
        value={by}
        options={STATEMENT_GROUPS.map((one) => ({ value: one, label: names[one] }))}
        onValueChange={onBy}
      />
      <QueryView query={result}>
        {(figures) => (
          <ResultFigures
            result={figures}
            isCurrent={isCurrent}
            past={past}
            onOpen={(group, label) => {
              setOpened({ group, label, span: figures.span, by: figures.by })
              setOpen(true)
            }}
          />
        )}
      </QueryView>
      {opened && <ResultBetsSheet {...opened} open={isOpen} onOpenChange={setOpen} />}
    </Section>
  )
}
