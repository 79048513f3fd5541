import { latestBirthday } from '@lantern/contract/adult'
import { GENDERS } from '@lantern/contract/profile'
import { useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { fieldErrors, now } from '@lantern/platform'
import { Button, IconInfo, RadioGroup, Sheet, TextField } from '@lantern/ui'
import { type FormEvent, useId, useState } from 'react'
import { saveField } from '../parts/profile.api.ts'
import styles from '../parts/profile.module.css'
import type { Profile } from '../parts/profile-changes.rules.ts'
import { userInfoMessages } from '../parts/user-info.messages.ts'
import { ChangeProblem } from './change-problem.tsx'
import { type Edited, hintOf, INPUTS, mistakeIn } from './edited-field.ts'
import { useProfileChange } from './use-profile-change.ts'

/** Edits one field of the profile. Its content stays during the closing animation. */
export function EditSheet({
  edited,
  profile,
  onClose,
}: {
  edited: Edited | null
  profile: Profile
  onClose: () => void
}) {
  const t = useMessages(userInfoMessages)
  const [last, setLast] = useState(edited)
  if (edited !== null && edited !== last) setLast(edited)
  const shown = edited ?? last
  if (shown === null) return null
  return (
    <Sheet
      open={edited !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shown.label}
      closeLabel={t.close}
    >
      <EditForm key={`${shown.field}-${edited === null}`} edited={shown} profile={profile} onSaved={onClose} />
    </Sheet>
  )
}

function EditForm({ edited, profile, onSaved }: { edited: Edited; profile: Profile; onSaved: () => void }) {
  const t = useMessages(userInfoMessages)
  const id = useId()
  const { field, label } = edited
  const [value, setValue] = useState(edited.value)
  const [isChecked, setChecked] = useState(false)
  const [before, setBefore] = useState(profile)
  const change = useProfileChange(onSaved)
  const mistake = mistakeIn(field, value.trim(), { t, nowMs: now() })
  const refused = fieldErrors(change.error).value
  const error = (isChecked ? mistake : null) ?? refused
  const save = (text: string) => {
    setBefore(profile)
    change.mutate(() => saveField(field, text, profile.version))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (mistake === null) save(value.trim())
  }
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {edited.isReviewed && (
        <Note tone="info" icon={<IconInfo />}>
          {t.reviewed}
        </Note>
      )}
      {refused === undefined && <ChangeProblem error={change.error} before={before} profile={profile} />}
      {field === 'gender' ? (
        <RadioGroup
          label={label}
          hideLabel
          value={value}
          error={error}
          options={GENDERS.map((gender) => ({ value: gender as string, label: t.genders[gender] }))}
          onValueChange={setValue}
        />
      ) : (
        <TextField
          label={label}
          hint={hintOf(field, t)}
          error={error}
          value={value}
          onValueChange={setValue}
          {...INPUTS[field]}
          {...(field === 'birthday' && { max: latestBirthday(now()) })}
        />
      )}
      <Button kind="primary" size="lg" block type="submit" busy={change.isPending}>
        {edited.isReviewed ? t.submitReview : t.save}
      </Button>
      {edited.canRemove && (
        <Button block disabled={change.isPending} onClick={() => save('')}>
          {t.remove}
        </Button>
      )}
    </form>
  )
}
