import { useMessages } from '@lantern/i18n'
import { Note, refusalOf } from '@lantern/page'
import { isSessionError, memberMessage } from '@lantern/platform'
import { Button, IconAlert, Sheet, TextArea } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ProofPicker } from '../parts/files/proof-picker.tsx'
import { partsMessages } from '../parts/parts.messages.ts'
import { financeMessages } from './finance.messages.ts'
import styles from './finance.module.css'

export type ProofSheetProps<Sent> = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  hint: string
  textLabel: string
  textHint: string
  /** Label of the picture field. @default 'Proof of payment' */
  proofLabel?: string
  needsProof?: boolean
  send: (text: string, proof: string[]) => Promise<Sent>
  onSent: (sent: Sent) => void
  onFailed: () => void
}

/** A description with pictures as proof. The write is idempotent; after a lost response the order's state shows the result. */
export function ProofSheet<Sent>(props: ProofSheetProps<Sent>) {
  const { open, onOpenChange, title, hint, textLabel, textHint, proofLabel, needsProof = false } = props
  const { send, onSent, onFailed } = props
  const t = useMessages(financeMessages)
  const p = useMessages(partsMessages)
  const [text, setText] = useState('')
  const [proof, setProof] = useState<string[]>([])
  const [isChecked, setChecked] = useState(false)
  const sending = useMutation({
    mutationFn: () => send(text.trim(), proof),
    onSuccess: (sent) => {
      onOpenChange(false)
      onSent(sent)
    },
    onError: onFailed,
  })
  const refusal = sending.error ? refusalOf(sending.error) : null
  const textError = isChecked && text.trim() === '' ? t.proofTextEmpty : refusal?.fields.text
  const proofError = isChecked && needsProof && proof.length === 0 ? t.proofEmpty : refusal?.fields.proof
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (sending.isPending || text.trim() === '' || (needsProof && proof.length === 0)) return
    sending.mutate()
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} description={hint} closeLabel={p.close}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <TextArea
          label={textLabel}
          hint={textHint}
          error={textError}
          maxLength={500}
          value={text}
          onValueChange={setText}
        />
        <ProofPicker label={proofLabel} proofs={proof} onChange={setProof} error={proofError} />
        {sending.error && !isSessionError(sending.error) && !textError && !proofError && (
          <Note tone="negative" role="alert" icon={<IconAlert />}>
            {memberMessage(sending.error)}
          </Note>
        )}
        <Button kind="primary" size="lg" block type="submit" busy={sending.isPending}>
          {t.proofSend}
        </Button>
      </form>
    </Sheet>
  )
}
