import type { Quiet } from '@lantern/contract/safer-settings'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { Button, Card, IconClock, TextField } from '@lantern/ui'
import { type FormEvent, useState } from 'react'
import styles from '../../finance.module.css'
import { PendingSetting } from './pending-setting.tsx'
import { saveQuiet } from './settings.api.ts'
import { settingsMessages } from './settings.messages.ts'
import own from './settings.module.css'
import { useSaveSetting } from './use-save-setting.ts'

/** Hours of each day without deposits and play. */
export function QuietHours({ quiet: { hours, pending, until } }: { quiet: Quiet }) {
  const t = useMessages(settingsMessages)
  const [from, setFrom] = useState(hours?.from ?? '')
  const [to, setTo] = useState(hours?.to ?? '')
  const [isChecked, setChecked] = useState(false)
  const save = useSaveSetting()
  const fault = from === '' || to === '' ? t.incomplete : from === to ? t.sameTime : undefined
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (fault === undefined && !save.isPending) save.mutate(() => saveQuiet({ from, to }))
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {until !== null && (
        <Note tone="info" role="status" icon={<IconClock />}>
          {t.quietRunning({ t: formatDateTime(until) })}
        </Note>
      )}
      {pending && (
        <PendingSetting
          what={pending.hours ? t.toQuiet(pending.hours) : t.toNone}
          at={pending.at}
          isBusy={save.isPending}
          onConfirm={() => save.mutate(() => saveQuiet(pending.hours))}
          onKeep={() => save.mutate(() => saveQuiet(hours))}
        />
      )}
      <Card>
        <div className={styles.form}>
          <div className={styles.pair}>
            <TextField
              label={t.from}
              type="time"
              className={own.time}
              value={from}
              onValueChange={setFrom}
              disabled={save.isPending}
            />
            <TextField
              label={t.to}
              type="time"
              className={own.time}
              value={to}
              error={isChecked ? fault : undefined}
              onValueChange={setTo}
              disabled={save.isPending}
            />
          </div>
          <div className={styles.pair}>
            {hours && (
              <Button disabled={save.isPending} onClick={() => save.mutate(() => saveQuiet(null))}>
                {t.remove}
              </Button>
            )}
            <Button type="submit" busy={save.isPending}>
              {t.save}
            </Button>
          </div>
        </div>
      </Card>
    </form>
  )
}
