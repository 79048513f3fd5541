import { useMessages } from '@lantern/i18n'
import { memberMessage, showToast, useRequestNo } from '@lantern/platform'
import { Button, type ButtonProps, IconTransfer } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { recallMoney } from './flow/launch.api.ts'
import { launchMessages } from './flow/launch.messages.ts'

/** Recalls the money of all venues to the main wallet. */
export function RecallButton({ size }: Pick<ButtonProps, 'size'>) {
  const t = useMessages(launchMessages)
  // One request number while mounted, so that a second tap repeats the same recall.
  const requestNo = useRequestNo('recall')
  const recall = useMutation({
    mutationFn: () => recallMoney(requestNo),
    onSuccess: (isDone) => showToast(isDone ? { text: t.recalled, kind: 'success' } : { text: t.recallChecking }),
    onError: (error) => showToast({ text: memberMessage(error), kind: 'error' }),
  })
  return (
    <Button
      size={size}
      icon={<IconTransfer />}
      busy={recall.isPending}
      disabled={recall.isSuccess}
      onClick={() => recall.mutate()}
    >
      {t.recall}
    </Button>
  )
}
