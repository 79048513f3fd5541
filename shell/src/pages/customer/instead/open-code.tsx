import { entryOf } from '@lantern/contract/open-enum'
import { type InsteadCode, insteadCancel } from '@lantern/contract/service'
import { formatDuration, formatMoney, useMessages } from '@lantern/i18n'
import { call, confirm, memberMessage, showToast, useCountdown } from '@lantern/platform'
import { Button, Card, CopyButton, QrCode } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { insteadMessages } from './instead.messages.ts'
import styles from './instead-page.module.css'

/** The active code: large, with its countdown, to read out, copy or show. */
export function OpenCode({ code }: { code: InsteadCode }) {
  const t = useMessages(insteadMessages)
  const queryClient = useQueryClient()
  const leftMs = useCountdown(code.expireAt)
  const cancel = useMutation({
    mutationFn: () => call(insteadCancel, { code: code.code }),
    onError: (error) => showToast({ kind: 'error', text: memberMessage(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['instead'] }),
  })
  const ask = async (): Promise<void> => {
    const sure = await confirm({
      id: 'instead-cancel',
      title: t.cancelSure,
      message: t.cancelHint,
      confirm: t.cancel,
      cancel: t.keep,
      danger: true,
    })
    if (sure) cancel.mutate()
  }
  return (
    <Card kind="lit" className={styles.open}>
      <h2 className={styles.codeTitle}>{t.yours}</h2>
      <p className={styles.code}>
        {code.code.slice(0, 4)} {code.code.slice(4)}
      </p>
      <p>{`${formatMoney(code.amount)} · ${entryOf(t.methods, code.method) ?? code.method}`}</p>
      <p role="timer">{leftMs > 0 ? t.good({ time: formatDuration(leftMs) }) : t.states.expired}</p>
      <QrCode text={code.code} label={t.qr} className={styles.qr} />
      <div className={styles.ways}>
        <CopyButton text={code.code} label={t.copy} doneLabel={t.copied} />
        <Button kind="quiet" busy={cancel.isPending} onClick={() => void ask()}>
          {t.cancel}
        </Button>
      </div>
    </Card>
  )
}
