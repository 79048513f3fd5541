import { useMessages } from '@lantern/i18n'
import { Facts } from '@lantern/page'
import { Amount, Sheet } from '@lantern/ui'
import { type ReactNode, useState } from 'react'
import { Postings } from '../../parts/explain/postings.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'
import styles from '../parts/record.module.css'

type SheetRow = {
  /** Tells rows of the same title apart. */
  id: string
  title: string
  /** In CNY, signed; left out for what is no money. */
  amount?: string
  /** Empty: nothing was posted. */
  bizNo: string
  facts: readonly { label: string; value: ReactNode }[]
}

export type RowSheetProps = { row: SheetRow | null; onClose: () => void; footer?: ReactNode }

/** One row in full: its figure, its facts, its postings. While it closes it still shows what it showed. */
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
