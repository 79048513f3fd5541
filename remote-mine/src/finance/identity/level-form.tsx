import type { DataOf } from '@lantern/contract'
import { DOCUMENT_TYPES } from '@lantern/contract/id-documents'
import { KYC_FILE_KINDS, type kycState } from '@lantern/contract/kyc'
import { FUND_SOURCES } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { Note, refusalOf } from '@lantern/page'
import { emit, isSessionError, now, showToast, useRequestNo } from '@lantern/platform'
import { Button, DateField, IconAlert, IconInfo, RadioGroup, TextField } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { partsMessages } from '../../parts/parts.messages.ts'
import { submitIdentity } from './identity.api.ts'
import { identityMessages } from './identity.messages.ts'
import styles from './identity.module.css'
import { expiresSoon, kindsOf, type LevelFields, mistakesIn, submissionOf } from './level-form.rules.ts'
import { PhotoField } from './photo/photo-field.tsx'
import { useSealedFields } from './use-sealed-fields.ts'

type Step = DataOf<typeof kycState>['steps'][number]
export type LevelFormProps = { level: 2 | 3; step: Step; memberId: string; onSubmitted: () => void }

/** The document of level 2, or address and source of funds of level 3, with their pictures. */
export function LevelForm({ level, step, memberId, onSubmitted }: LevelFormProps) {
  const t = useMessages(identityMessages)
  const { fields, change, wasRestored, drop } = useSealedFields(memberId)
  const [isChecked, setChecked] = useState(false)
  const accepted = KYC_FILE_KINDS.filter((kind) => reasonOf(step, kind) === '')
  const mistakes = mistakesIn(level, fields, { accepted, now: now() })
  const submission = submissionOf(level, fields)
  const requestNo = useRequestNo(submission)
  const submit = useMutation({
    mutationFn: () => submitIdentity({ ...submission, requestNo }),
    async onSuccess() {
      await drop()
      showToast({ text: t.submitted, kind: 'success' })
      emit('money:changed', { reason: 'identity' })
      onSubmitted()
    },
  })
  const refusal = submit.error && !isSessionError(submit.error) ? refusalOf(submit.error) : null
  const errorOf = (name: string, sentence: string) =>
    refusal?.fields[name] ?? (isChecked && (mistakes as ReadonlySet<string>).has(name) ? sentence : undefined)
  useEffect(() => submit.reset, [submit.reset])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (mistakes.size === 0 && !submit.isPending) submit.mutate()
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {wasRestored && (
        <Note tone="info" role="status" icon={<IconInfo />}>
          {t.draftBack}
        </Note>
      )}
      {level === 2 ? (
        <DocumentFields fields={fields} change={change} errorOf={errorOf} />
      ) : (
        <FundsFields fields={fields} change={change} errorOf={errorOf} />
      )}
      {kindsOf(level, fields.docType).map((kind) => (
        <PhotoField
          key={kind}
          kind={kind}
          fileId={fields.files[kind] ?? ''}
          rejection={reasonOf(step, kind)}
          error={errorOf(kind, t.photo)}
          onUploaded={(fileId) => change((before) => ({ files: { ...before.files, [kind]: fileId } }))}
        />
      ))}
      {refusal?.form && (
        <Note tone="negative" role="alert" icon={<IconAlert />}>
          {refusal.form}
        </Note>
      )}
      <Button kind="primary" size="lg" block type="submit" busy={submit.isPending}>
        {t.submit}
      </Button>
    </form>
  )
}

/** '' = accepted, null = not part of the last submission. */
function reasonOf({ state, files }: Step, kind: string): string | null {
  return state === 'rejected' ? (files.find((file) => file.kind === kind)?.reasonCode ?? null) : null
}

type FieldsProps = {
  fields: LevelFields
  change: (change: (before: LevelFields) => Partial<LevelFields>) => void
  errorOf: (name: string, sentence: string) => string | undefined
}

function DocumentFields({ fields, change, errorOf }: FieldsProps) {
  const t = useMessages(identityMessages)
  const p = useMessages(partsMessages)
  const isSoon = expiresSoon(fields.expireOn, now())
  return (
    <>
      <RadioGroup
        label={t.docType}
        value={fields.docType}
        options={DOCUMENT_TYPES.map((type) => ({ value: type, label: t.docTypes[type] }))}
        onValueChange={(docType) => change(() => ({ docType: docType as LevelFields['docType'] }))}
      />
      <TextField
        label={t.docNo}
        value={fields.docNo}
        maxLength={18}
        autoComplete="off"
        error={errorOf('docNo', t.docNoWrong[fields.docType])}
        onValueChange={(docNo) => change(() => ({ docNo: docNo.toUpperCase().replace(/\s/g, '') }))}
      />
      <DateField
        label={t.expireOn}
        placeholder={p.dateForm}
        value={fields.expireOn}
        hint={isSoon ? t.expiresSoon : undefined}
        error={errorOf('expireOn', fields.expireOn === '' ? t.expireOnMissing : t.expired)}
        onValueChange={(expireOn) => change(() => ({ expireOn }))}
      />
    </>
  )
}

function FundsFields({ fields, change, errorOf }: FieldsProps) {
  const t = useMessages(identityMessages)
  return (
    <>
      <TextField
        label={t.address}
        value={fields.address}
        maxLength={200}
        autoComplete="street-address"
        error={errorOf('address', t.addressWrong)}
        onValueChange={(address) => change(() => ({ address }))}
      />
      <RadioGroup
        label={t.source}
        value={fields.source}
        error={errorOf('source', t.choose)}
        options={FUND_SOURCES.map((source) => ({ value: source as string, label: t.sources[source] }))}
        onValueChange={(source) => change(() => ({ source }))}
      />
    </>
  )
}
