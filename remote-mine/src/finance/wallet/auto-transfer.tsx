import { type WalletOverview, walletAutoTransfer } from '@lantern/contract/wallet'
import { useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { call, isSessionError, memberMessage, writeStored } from '@lantern/platform'
import { Card, IconAlert, Switch } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { walletQuery } from '../../parts/money.api.ts'
import { walletMessages } from './parts/wallet.messages.ts'
import styles from './parts/wallet.module.css'

/** Switch for automatic transfers, updated optimistically and reverted if saving fails. */
export function AutoTransfer({ isOn }: { isOn: boolean }) {
  const t = useMessages(walletMessages)
  const client = useQueryClient()
  const { queryKey } = walletQuery()
  const save = useMutation({
    mutationFn: (on: boolean) => call(walletAutoTransfer, { on }),
    onSuccess: (_answer, on) => {
      client.setQueryData<WalletOverview>(queryKey, (wallet) => wallet && { ...wallet, autoTransfer: on })
      // The launch page of a venue starts with this setting.
      writeStored('autoTransferIn', on)
    },
    onError: () => client.invalidateQueries({ queryKey }),
  })
  return (
    <Card>
      <Switch
        label={t.auto}
        hint={t.autoHint}
        checked={save.isPending ? save.variables : isOn}
        disabled={save.isPending}
        onCheckedChange={(on) => save.mutate(on)}
      />
      {save.error && !isSessionError(save.error) && (
        <div className={styles.result}>
          <Note tone="negative" role="alert" icon={<IconAlert />} title={t.autoFailed}>
            {memberMessage(save.error)}
          </Note>
        </div>
      )}
    </Card>
  )
}
