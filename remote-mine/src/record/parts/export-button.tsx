import { csvOf } from '@lantern/contract/csv'
import { useMessages } from '@lantern/i18n'
import { isSessionError, memberMessage, showToast } from '@lantern/platform'
import { IconButton, IconDownload } from '@lantern/ui'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../parts/files/save-file.ts'
import { readAllRows } from './export-rows.ts'
import type { AskPage } from './record.api.ts'
import { recordMessages } from './record.messages.ts'
import styles from './record.module.css'

export type ExportButtonProps<Row> = {
  ask: AskPage<{ list: Row[]; total: number; hasMore: boolean }>
  /** File name without extension. */
  name: string
  head: readonly string[]
  cells: (row: Row) => readonly string[]
  disabled?: boolean
}

/** Exports all rows that match the filters as a CSV file and shows the progress. */
export function ExportButton<Row>({ ask, name, head, cells, disabled }: ExportButtonProps<Row>) {
  const t = useMessages(recordMessages)
  const [progress, setProgress] = useState<{ read: number; total: number } | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const run = async () => {
    const own = new AbortController()
    running.current = own
    setProgress({ read: 0, total: 0 })
    try {
      const { rows, total } = await readAllRows(ask, (read, all) => setProgress({ read, total: all }), own.signal)
      saveFile(`${name}.csv`, csvOf(head, rows.map(cells)))
      if (rows.length < total) showToast({ text: t.exportCut({ n: String(rows.length), total: String(total) }) })
    } catch (error) {
      if (!own.signal.aborted && !isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
    } finally {
      setProgress(null)
    }
  }
  const isFar = progress !== null && progress.total > 0
  const label = isFar ? t.exporting({ n: String(progress.read), total: String(progress.total) }) : t.export
  return (
    <>
      {isFar && (
        <span className={styles.progress} aria-hidden="true">
          {t.exportProgress({ n: String(progress.read), total: String(progress.total) })}
        </span>
      )}
      <IconButton
        label={label}
        icon={<IconDownload />}
        busy={progress !== null}
        disabled={disabled}
        onClick={() => void run()}
      />
    </>
  )
}
