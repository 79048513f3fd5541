import { useMessages } from '@lantern/i18n'
import { Facts } from '@lantern/page'
import { Amount, Sheet } from '@lantern/ui'
import { type ReactNode, useState } from 'react'
import { Postings } from '../../parts/explain/postings.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'
import styles from '../parts/record.module.css'

type SheetRow = {
  /** Distinguishes rows with the same title. */
  id: string
  title: string
  /** Signed CNY amount; omitted for rows that are not money. */
  amount?: string
  /** Empty if nothing was posted. */
  bizNo: string
  facts: readonly { label: string; value: ReactNode }[]
}

export type RowSheetProps = { row: SheetRow | null; onClose: () => void; footer?: ReactNode }

/** Details of a row: amount, facts and postings. Keeps its content during the closing animation. */
export function RowSheet({ row, onClose, footer }: RowSheetProps) {
  const p = useMessages(partsMessages)
  const [last, setLast] = useState(row)
  if (row !== null && row.id !== last?.id) setLast(row)
  const shown = row ?? last
  if (shown === null) return null
  return (
    <Sheet
      open={row !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shown.title}
      closeLabel={p.close}
      footer={footer}
    >
      <div className={styles.detail}>
        {shown.amount !== undefined && (
          <div className={styles.hero}>
            <Amount value={shown.amount} currency="¥" size="hero" sign />
          </div>
        )}
        <Facts facts={shown.facts} />
        <Postings bizNo={shown.bizNo} no={shown.id} />
      </div>
    </Sheet>
  )
}
