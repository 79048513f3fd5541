import { ROUTE } from '@lantern/contract'
import { DEVICE_LABEL_LIMIT, type Device } from '@lantern/contract/security'
import { useMessages } from '@lantern/i18n'
import { clearSession, confirm } from '@lantern/platform'
import { Button, Sheet, TextField } from '@lantern/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { distrustDevice, renameDevice, revokeDevice } from './security.api.ts'
import { securityMessages } from './security.messages.ts'
import styles from './security.module.css'
import { useSecurityAction } from './use-security-action.ts'

/** Manages one device. Keeps its content during the closing animation. */
export function DeviceSheet({ device, onClose }: { device: Device | null; onClose: () => void }) {
  const t = useMessages(securityMessages)
  const [last, setLast] = useState(device)
  if (device !== null && device !== last) setLast(device)
  const shown = device ?? last
  if (shown === null) return null
  return (
    <Sheet
      open={device !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.manage({ name: shown.label })}
      closeLabel={t.close}
    >
      <DeviceForm key={shown.deviceId} device={shown} onClose={onClose} />
    </Sheet>
  )
}

function DeviceForm({ device, onClose }: { device: Device; onClose: () => void }) {
  const t = useMessages(securityMessages)
  const navigate = useNavigate()
  const [label, setLabel] = useState(device.label)
  const action = useSecurityAction()
  const run = (work: () => Promise<unknown>) => action.mutate(work, { onSuccess: onClose })
  const revoke = async () => {
    const isSure = await confirm({
      id: 'revoke-device',
      title: device.current ? t.revokeCurrent : t.revokeTitle,
      message: device.current ? t.revokeSelf : t.revokeText({ name: device.label }),
      confirm: device.current ? t.revokeCurrent : t.revoke,
      cancel: t.cancel,
    })
    if (!isSure) return
    run(async () => {
      await revokeDevice(device.deviceId)
      if (!device.current) return
      // Navigate first: a protected path without a session redirects to login.
      await navigate(ROUTE.home)
      clearSession()
    })
  }
  return (
    <div className={styles.form}>
      <TextField label={t.rename} maxLength={DEVICE_LABEL_LIMIT} value={label} onValueChange={setLabel} />
      <Button
        kind="primary"
        block
        busy={action.isPending}
        disabled={label.trim() === '' || label.trim() === device.label}
        onClick={() => run(() => renameDevice(device.deviceId, label.trim()))}
      >
        {t.save}
      </Button>
      {device.trusted ? (
        <div className={styles.form}>
          <Button block onClick={() => run(() => distrustDevice(device.deviceId))}>
            {t.distrust}
          </Button>
          <p className={styles.hint}>{t.distrustHint}</p>
        </div>
      ) : (
        <p className={styles.hint}>{t.trustHint}</p>
      )}
      <Button kind="danger" block onClick={() => void revoke()}>
        {device.current ? t.revokeCurrent : t.revoke}
      </Button>
    </div>
  )
}
