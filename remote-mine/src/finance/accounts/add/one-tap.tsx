import { useMessages } from '@lantern/i18n'
import { confirm, isSessionError, memberMessage, showToast } from '@lantern/platform'
import { Button, IconWallet } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { accountExamplesMessages } from '../fields/account-examples.messages.ts'
import { readWallet } from '../parts/accounts.api.ts'
import { accountsMessages } from '../parts/accounts.messages.ts'
import { useAccountWords } from '../parts/use-account-words.ts'
import styles from './account-add-form.module.css'

export type OneTapProps = {
  kind: 'EBPAY' | 'KOIPAY'
  /** There is an address, so that another step is the main one. */
  isDone: boolean
  onAgreed: (address: string) => void
}

/** Reads the address from the member's wallet after consent. The wallet app is simulated by a dialog: no data leaves the site. */
export function OneTap({ kind, isDone, onAgreed }: OneTapProps) {
  const t = useMessages(accountsMessages)
  const e = useMessages(accountExamplesMessages)
  const words = useAccountWords()
  const name = words.kind(kind)
  const read = useMutation({
    mutationFn: () => readWallet(kind),
    onSuccess: (address) => {
      onAgreed(address)
      showToast({ text: t.oneTapDone, kind: 'success' })
    },
  })
  const ask = async () => {
    const isAgreed = await confirm({
      id: `one-tap-${kind}`,
      title: t.oneTapTitle({ kind: name }),
      message: t.oneTapText({ kind: name }),
      confirm: t.oneTapYes,
      cancel: t.oneTapNo,
    })
    if (isAgreed) read.mutate()
  }
  return (
    <div className={styles.oneTap}>
      <Button
        kind={isDone ? 'secondary' : 'primary'}
        size="lg"
        block
        icon={<IconWallet />}
        busy={read.isPending}
        onClick={() => void ask()}
      >
        {t.oneTap({ kind: name })}
      </Button>
      <p className={styles.oneTapNote} role="status">
        {read.error && !isSessionError(read.error) ? memberMessage(read.error) : t.oneTapHint}
      </p>
      <p className={styles.or}>{e.byHand}</p>
    </div>
  )
}
