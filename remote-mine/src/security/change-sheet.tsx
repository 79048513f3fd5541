import { useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { fieldErrors, isSessionError, memberMessage } from '@lantern/platform'
import { Button, IconAlert, IconInfo, PasswordField, Sheet, TextField } from '@lantern/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { FundPasswordField } from '../parts/money/fund-password-field.tsx'
import { passkeysQuery, SECURITY_KEY } from './security.api.ts'
import { securityMessages } from './security.messages.ts'
import styles from './security.module.css'

export type ChangeField = {
  name: string
  label: string
  hint?: string
  /** `proof`: the fund password, or a passkey in its place. */
  kind: 'password' | 'digits' | 'text' | 'proof'
  autoComplete?: string
  maxLength: number
  /** May be submitted empty. */
  optional?: boolean
}

export type ChangeSheetProps = {
  open: boolean
  onClose: () => void
  title: string
  fields: readonly ChangeField[]
  /** Initial values of text fields. */
  initial?: Readonly<Record<string, string>>
  /** Above the fields. */
  note?: string
  /** Text of the button; default "Save". */
  submit?: string
  save: (values: Readonly<Record<string, string>>) => Promise<unknown>
  onSaved: (result: unknown) => void
}

/** A sheet that asks for a password or phrase. Its fields are empty each time it opens. */
export function ChangeSheet({ open, ...props }: ChangeSheetProps) {
  const t = useMessages(securityMessages)
  const form = useId()
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: props.save,
    onSuccess: async (result) => {
      props.onSaved(result)
      await client.invalidateQueries({ queryKey: [SECURITY_KEY] })
    },
  })
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => {
        if (isOpen) return
        save.reset()
        props.onClose()
      }}
      title={props.title}
      closeLabel={t.close}
      footer={
        <Button kind="primary" size="lg" block type="submit" form={form} busy={save.isPending}>
          {props.submit ?? t.save}
        </Button>
      }
    >
      {open && <Fields {...props} id={form} error={save.error} onSubmit={(values) => save.mutate(values)} />}
    </Sheet>
  )
}

type FieldsProps = Pick<ChangeSheetProps, 'fields' | 'initial' | 'note'> & {
  id: string
  error: Error | null
  onSubmit: (values: Record<string, string>) => void
}

function Fields({ id, fields, initial = {}, note, error, onSubmit }: FieldsProps) {
  const t = useMessages(securityMessages)
  const [values, setValues] = useState<Record<string, string>>({ ...initial })
  const [isChecked, setChecked] = useState(false)
  // Read by the page.
  const hasPasskey = (useQuery({ ...passkeysQuery(), enabled: false }).data?.list.length ?? 0) > 0
  const wrong = fieldErrors(error)
  const isGeneral = error !== null && !isSessionError(error) && Object.keys(wrong).length === 0
  const isMissing = ({ name, optional }: ChangeField) => !optional && (values[name] ?? '') === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!fields.some(isMissing)) onSubmit(values)
  }
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {note !== undefined && (
        <Note tone="info" icon={<IconInfo />}>
          {note}
        </Note>
      )}
      {isGeneral && (
        <Note tone="negative" role="alert" icon={<IconAlert />}>
          {memberMessage(error)}
        </Note>
      )}
      {fields.map((field) => {
        const common = {
          label: field.label,
          hint: field.hint,
          maxLength: field.maxLength,
          value: values[field.name] ?? '',
          error: (isChecked && isMissing(field) ? t.fill : undefined) ?? wrong[field.name],
          onValueChange: (text: string) =>
            setValues({ ...values, [field.name]: field.kind === 'digits' ? text.replace(/\D/g, '') : text }),
        }
        if (field.kind === 'proof')
          return <FundPasswordField key={field.name} {...common} hint={null} hasPasskey={hasPasskey} />
        return field.kind === 'text' ? (
          <TextField key={field.name} {...common} />
        ) : (
          <PasswordField
            key={field.name}
            {...common}
            labels={{ show: t.show, hide: t.hide }}
            autoComplete={field.autoComplete ?? 'off'}
            inputMode={field.kind === 'digits' ? 'numeric' : undefined}
          />
        )
      })}
    </form>
  )
}
