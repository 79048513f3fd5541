import { csvOf } from '@lantern/contract/csv'
import { siteDate } from '@lantern/contract/site-time'
import { useMessages } from '@lantern/i18n'
import { Button, Card, Empty, IconDownload } from '@lantern/ui'
import { saveFile } from '../../parts/files/save-file.ts'
import type { Result } from '../parts/statement.api.ts'
import { statementMessages } from '../parts/statement.messages.ts'
import styles from '../parts/statement.module.css'
import { PdfButton, type PdfButtonProps } from './pdf-button.tsx'
import { ResultTable } from './result-table.tsx'
import { useGroupNames, useGroupWords } from './use-group-words.ts'

export type ResultFiguresProps = {
  result: Result
  /** false while the figures are still those of the choice before. */
  isCurrent: boolean
  /** The wallet that the page shows, for the PDF. */
  past: PdfButtonProps['past']
  /** Opens the bets of a group, or of all without a key. */
  onOpen: (key: string | undefined, label: string) => void
}

/** The figures of a choice: a table with bars, and files. */
export function ResultFigures({ result, isCurrent, past, onOpen }: ResultFiguresProps) {
  const t = useMessages(statementMessages)
  const word = useGroupWords(result.by)
  const title = useGroupNames()[result.by]
  const download = () => {
    const head = [title, t.bets, t.stake, t.return, t.net]
    const rows = result.list.map((row) => [word(row.key), String(row.bets), row.stake, row.return, row.net])
    saveFile(`${t.results}-${siteDate(result.span.from)}-${siteDate(result.span.to)}.csv`, csvOf(head, rows))
  }
  return (
    <Card className={styles.stack} aria-busy={!isCurrent}>
      {result.list.length === 0 ? (
        <Empty art="records" title={t.noBets} detail={t.noBetsDetail} />
      ) : (
        <>
          <ResultTable result={result} word={word} title={title} onOpen={onOpen} />
          <div className={styles.files}>
            <Button kind="quiet" size="sm" icon={<IconDownload />} disabled={!isCurrent} onClick={download}>
              {t.csv}
            </Button>
            <PdfButton result={result} past={past} disabled={!isCurrent} />
          </div>
        </>
      )}
    </Card>
  )
}
