import * as CODE from '@lantern/contract/code'
import { entryOf } from '@lantern/contract/open-enum'
import { formatMoney, useMessages } from '@lantern/i18n'
import { Amount, Badge, Button, Card, ListRow, Sheet, VenueMark } from '@lantern/ui'
import { partsMessages } from '../../parts/parts.messages.ts'
import { useOrderWords } from '../../parts/use-order-words.ts'
import { canRetryRecall, type RecallItem, type RecallResult, recalled } from './parts/recall.rules.ts'
import { walletMessages } from './parts/wallet.messages.ts'
import styles from './parts/wallet.module.css'

const TONES = { 1: 'positive', 2: 'negative', 3: 'warning' } as const

export type RecallSheetProps = {
  result: RecallResult | null
  open: boolean
  onOpenChange: (open: boolean) => void
  onRetry: () => void
}

/** Result of a recall per venue, with the reason for each failure. */
export function RecallSheet({ result, open, onOpenChange, onRetry }: RecallSheetProps) {
  const t = useMessages(walletMessages)
  const p = useMessages(partsMessages)
  const order = useOrderWords()
  const items = result?.items ?? []
  const reasonOf = ({ state, reason }: RecallItem): string | undefined => {
    if (state === 1) return undefined
    if (state === 3) return t.reasonChecking
    if (state !== 2) return undefined
    return reason === String(CODE.VENUE_MAINTENANCE) ? t.reasonMaintenance : t.reasonVenue
  }
  const words = { 1: t.resultOk, 2: t.resultFailed, 3: t.resultChecking } as const
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t.resultTitle}
      closeLabel={p.close}
      footer={
        canRetryRecall(items) ? (
          <Button kind="primary" block onClick={onRetry}>
            {t.resultRetry}
          </Button>
        ) : (
          <Button kind="primary" block onClick={() => onOpenChange(false)}>
            {p.ok}
          </Button>
        )
      }
    >
      <div className={styles.result}>
        <p className={styles.resultTotal} role="status">
          {t.resultMoved({ amount: formatMoney(recalled(items)) })}
        </p>
        <Card padding="none">
          {items.map((item) => (
            <ListRow
              key={item.enName}
              icon={<VenueMark code={item.enName} className={styles.mark} />}
              title={item.name}
              detail={reasonOf(item)}
              value={<Amount value={item.amount} currency="¥" />}
              note={
                <Badge tone={entryOf(TONES, item.state) ?? 'neutral'}>
                  {entryOf(words, item.state) ?? order.state('transfer', item.state)}
                </Badge>
              }
            />
          ))}
        </Card>
      </div>
    </Sheet>
  )
}
