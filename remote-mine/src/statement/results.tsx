import { csvOf } from '@lantern/contract/csv'
import { siteDate } from '@lantern/contract/site-time'
import { STATEMENT_GROUPS, type StatementGroup } from '@lantern/contract/statements'
import { useMessages } from '@lantern/i18n'
import { Button, Card, Empty, IconDownload, Section, Segmented } from '@lantern/ui'
import { useState } from 'react'
import { saveFile } from '../parts/files/save-file.ts'
import { ResultBetsSheet, type ResultBetsSheetProps } from './result-bets-sheet.tsx'
import { ResultChart } from './result-chart.tsx'
import { ResultTable } from './result-table.tsx'
import type { Result } from './statement.api.ts'
import { statementMessages } from './statement.messages.ts'
import styles from './statement.module.css'
import { SPANS, type SpanMonths } from './statement.rules.ts'
import { useGroupWords } from './use-group-words.ts'

export type ResultsProps = {
  result: Result
  /** false while the figures are still those of the choice before. */
  isCurrent: boolean
  months: SpanMonths
  onMonths: (months: SpanMonths) => void
  by: StatementGroup
  onBy: (by: StatementGroup) => void
}

/** What settled bets won or lost, in groups: a chart, its figures as a table, and as a file. */
export function Results({ result, isCurrent, months, onMonths, by, onBy }: ResultsProps) {
  const t = useMessages(statementMessages)
  const word = useGroupWords(result.by)
  // Kept while the sheet closes, and when the figures change under it.
  const [opened, setOpened] = useState<Omit<ResultBetsSheetProps, 'open' | 'onOpenChange'> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = (group: string | undefined, label: string) => {
    setOpened({ group, label, span: result.span, by: result.by })
    setOpen(true)
  }
  const names = { month: t.byMonth, product: t.byProduct, venue: t.byVenue }
  const title = names[result.by]
  const download = () => {
    const head = [title, t.bets, t.stake, t.return, t.net]
    const rows = result.list.map((row) => [word(row.key), String(row.bets), row.stake, row.return, row.net])
    saveFile(`${t.results}-${siteDate(result.span.from)}-${siteDate(result.span.to)}.csv`, csvOf(head, rows))
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
            <ResultChart rows={result.list} word={word} title={title} />
            <ResultTable result={result} word={word} title={title} onOpen={open} />
            <Button kind="quiet" size="sm" icon={<IconDownload />} disabled={!isCurrent} onClick={download}>
              {t.csv}
            </Button>
          </>
        )}
      </Card>
      {opened && <ResultBetsSheet {...opened} open={isOpen} onOpenChange={setOpen} />}
    </Section>
  )
}
