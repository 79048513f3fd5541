import type { WalletOverview } from '@lantern/contract/wallet'
import { useMessages } from '@lantern/i18n'
import { refusalOf, SubmitNote, useSubmit } from '@lantern/page'
import { showToast, useOnline, useRequestNo } from '@lantern/platform'
import { Button, IconWallet } from '@lantern/ui'
import { useState } from 'react'
import { hasVenueMoney, type RecallResult } from './parts/recall.rules.ts'
import { findRecall, recallEverything } from './parts/wallet.api.ts'
import { walletMessages } from './parts/wallet.messages.ts'
import styles from './parts/wallet.module.css'
import { RecallSheet } from './recall-sheet.tsx'

/** 一键归户 recalls the money of all venues with one request. A second tap while it runs joins that request; the sheet shows the result. */
export function RecallAll({ wallet }: { wallet: WalletOverview }) {
  const t = useMessages(walletMessages)
  const [result, setResult] = useState<RecallResult | null>(null)
  const [isOpen, setOpen] = useState(false)
  // The offline banner explains the disabled button.
  const isOnline = useOnline()
  const recall = useSubmit<RecallResult>({
    reason: 'recall',
    onDone: (answer) => {
      setResult(answer)
      setOpen(true)
    },
    onRefused: (error) => {
      const refusal = refusalOf(error)
      if (refusal) showToast({ text: refusal.sentence, kind: 'error' })
    },
  })
  const requestNo = useRequestNo({ round: recall.round })
  const run = () => recall.submit({ send: () => recallEverything(requestNo), find: () => findRecall(requestNo) })
  const isPossible = hasVenueMoney(wallet.venues) && isOnline
  return (
    <>
      <Button kind="quiet" size="sm" icon={<IconWallet />} busy={recall.isBusy} disabled={!isPossible} onClick={run}>
        {t.recallAll}
      </Button>
      <div className={styles.wide}>
        <SubmitNote submit={recall} />
      </div>
      <RecallSheet
        result={result}
        open={isOpen}
        onOpenChange={setOpen}
        onRetry={() => {
          setOpen(false)
          run()
        }}
      />
    </>
  )
}
