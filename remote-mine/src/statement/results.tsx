import type { DataOf } from '@lantern/contract'
import { csvOf } from '@lantern/contract/csv'
import { siteDate } from '@lantern/contract/site-time'
import { STATEMENT_GROUPS, type StatementGroup, type statementResult } from '@lantern/contract/statements'
import { useMessages } from '@lantern/i18n'
import { Button, Card, Empty, IconDownload, Section, Segmented } from '@lantern/ui'
import { useState } from 'react'
import { saveFile } from '../parts/files/save-file.ts'
import { ResultBetsSheet } from './result-bets-sheet.tsx'
import { ResultChart } from './result-chart.tsx'
import { ResultTable } from './result-table.tsx'
import { statementMessages } from './statement.messages.ts'
import styles from './statement.module.css'
import { SPANS, type Span, type SpanMonths } from './statement.rules.ts'
import { useGroupWords } from './use-group-words.ts'

export type ResultsProps = {
  result: DataOf<typeof statementResult>
  /** false while the figures are still those of the choice before. */
  isCurrent: boolean
  span: Span
  months: SpanMonths
  onMonths: (months: SpanMonths) => void
  by: StatementGroup
  onBy: (by: StatementGroup) => void
}

/** What settled bets won or lost, in groups: a chart, its figures as a table, and as a file. */
export function Results({ result, isCurrent, span, months, onMonths, by, onBy }: ResultsProps) {
  const t = useMessages(statementMessages)
  const word = useGroupWords(by)
  // Kept while the sheet closes.
  const [opened, setOpened] = useState<{ group: string | undefined; label: string } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = (group: string | undefined, label: string) => {
    setOpened({ group, label })
    setOpen(true)
  }
  const names = { month: t.byMonth, product: t.byProduct, venue: t.byVenue }
  const download = () => {
    const head = [names[by], t.bets, t.stake, t.return, t.net]
    const rows = result.list.map((row) => [word(row.key), String(row.bets), row.stake, row.return, row.net])
    saveFile(`${t.results}-${siteDate(span.from)}-${siteDate(span.to)}.csv`, csvOf(head, rows))
  }
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
      <Card className={styles.stack} aria-busy={!isCurrent}>
        {result.list.length === 0 ? (
          <Empty art="records" title={t.noBets} detail={t.noBetsDetail} />
        ) : (
          <>
            <ResultChart rows={result.list} word={word} title={names[by]} />
            <ResultTable result={result} word={word} title={names[by]} onOpen={open} />
            <Button kind="quiet" size="sm" icon={<IconDownload />} disabled={!isCurrent} onClick={download}>
              {t.csv}
            </Button>
          </>
        )}
      </Card>
      {opened && <ResultBetsSheet {...opened} span={span} by={by} open={isOpen} onOpenChange={setOpen} />}
    </Section>
  )
}
