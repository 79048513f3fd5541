import { ROUTE } from '@lantern/contract'
import { entryOf } from '@lantern/contract/open-enum'
import type { TransferAnswer } from '@lantern/contract/transfer'
import { useMessages } from '@lantern/i18n'
import { emit, now } from '@lantern/platform'
import { Amount, Button, Sheet, Spinner } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { Postings } from '../../parts/explain/postings.tsx'
import { MONEY_KEY } from '../../parts/money.api.ts'
import { toneOf } from '../../parts/order-state.rules.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { useOrderWords } from '../../parts/use-order-words.ts'
import styles from '../finance.module.css'
import { OrderHead } from '../orders/order-head.tsx'
import { transferState } from './transfer.api.ts'
import { transferMessages } from './transfer.messages.ts'
import transferStyles from './transfer.module.css'
import { WATCH_MS } from './transfer.rules.ts'

const POLL_MS = 2_000
const DONE = 1
const FAILED = 2
const CHECKING = 3

export type TransferResultProps = {
  result: TransferAnswer | null
  nameOf: (side: string) => string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Result of a transfer. A pending one is polled for a minute; after that the result arrives by mail. */
export function TransferResult({ result, nameOf, open, onOpenChange }: TransferResultProps) {
  const t = useMessages(transferMessages)
  const p = useMessages(partsMessages)
  const words = useOrderWords()
  const [untilMs] = useState(() => now() + WATCH_MS)
  const watched = useQuery({
    queryKey: [MONEY_KEY, 'transfer', result?.transferNo],
    queryFn: () => transferState(result?.transferNo ?? ''),
    enabled: open && result?.state === CHECKING,
    refetchInterval: ({ state }) => (now() < untilMs && (state.data?.state ?? CHECKING) === CHECKING ? POLL_MS : false),
    staleTime: 0,
  })
  const latest = watched.data ?? result
  const isSettled = latest !== null && (latest.state === DONE || latest.state === FAILED)
  const hasChanged = isSettled && result?.state === CHECKING
  useEffect(() => {
    if (hasChanged) emit('money:changed', { reason: 'transfer' })
  }, [hasChanged])
  if (latest === null) return null
  const titles = { 1: t.doneTitle, 2: t.failedTitle, 3: t.checkingTitle } as const
  const title = entryOf(titles, latest.state) ?? words.state('transfer', latest.state)
  const texts = { 1: undefined, 2: t.failed, 3: now() < untilMs ? t.checking : t.later } as const
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      hideTitle
      closeLabel={p.close}
      footer={
        <div className={styles.pair}>
          <Button size="lg" onClick={() => onOpenChange(false)}>
            {t.again}
          </Button>
          {latest.state === DONE && latest.from === 'center' ? (
            <Button kind="primary" size="lg" render={<Link to={ROUTE.sport} />}>
              {t.play}
            </Button>
          ) : (
            <Button kind="primary" size="lg" render={<Link to={ROUTE.wallet} />}>
              {p.wallet}
            </Button>
          )}
        </div>
      }
    >
      <OrderHead tone={toneOf('transfer', latest.state)} state={title} text={entryOf(texts, latest.state)}>
        <Amount value={latest.amount} currency="¥" size="hero" />
        <p className={styles.small}>{t.moved({ from: nameOf(latest.from), to: nameOf(latest.to) })}</p>
        {latest.state === CHECKING && now() < untilMs && (
          <div className={transferStyles.result}>
            <Spinner label={t.checkingTitle} />
          </div>
        )}
      </OrderHead>
      {isSettled && <Postings bizNo={latest.transferNo} />}
    </Sheet>
  )
}
