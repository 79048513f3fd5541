import { latestBirthday } from '@lantern/contract/adult'
import { ADDRESS_LIMIT, GENDERS, isNick, NICK_UNITS, type ProfileField } from '@lantern/contract/profile'
import { REAL_NAME_PATTERN } from '@lantern/contract/user'
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
import { useProfileChange } from './use-profile-change.ts'

/** The picture and the address that needs a code have sheets of their own. */
type EditedField = Exclude<ProfileField, 'avatar' | 'email'>

export type Edited = {
  field: EditedField
  label: string
  /** Shown in the field at first: only values that are not masked. */
  value: string
  /** A change is reviewed. */
  isReviewed: boolean
}

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
  const mistake = mistakeIn(field, value.trim(), t)
  const refused = fieldErrors(change.error).value
  const error = (isChecked ? mistake : null) ?? refused
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (mistake !== null) return
    setBefore(profile)
    change.mutate(() => saveField(field, value.trim(), profile.version))
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
    </form>
  )
}

const NAME_LIMIT = 50
const INPUTS = {
  nick: { maxLength: NICK_UNITS.max, autoComplete: 'nickname' },
  birthday: { type: 'date', autoComplete: 'bday' },
  address: { maxLength: ADDRESS_LIMIT, autoComplete: 'street-address' },
  realName: { maxLength: NAME_LIMIT, autoComplete: 'name' },
} as const

type Words = (typeof userInfoMessages)['zh-CN']

function hintOf(field: Exclude<EditedField, 'gender'>, t: Words): string | undefined {
  if (field === 'nick') return t.nickHint
  if (field === 'realName') return t.realNameHint
  return field === 'birthday' ? t.birthdayHint : undefined
}

/** What the device can check; the server checks the rest. */
function mistakeIn(field: EditedField, value: string, t: Words): string | null {
  if (value === '') return field === 'gender' ? t.choose : t.fill
  if (field === 'nick' && !isNick(value)) return t.nickWrong
  if (field === 'realName' && !REAL_NAME_PATTERN.test(value)) return t.realNameWrong
  if (field === 'birthday' && value > latestBirthday(now())) return t.birthdayWrong
  return null
}
