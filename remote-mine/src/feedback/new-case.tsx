import {
  FEEDBACK_CONTACT_LIMIT,
  FEEDBACK_TYPES,
  type FeedbackType,
  isFeedbackContact,
  isFeedbackText,
} from '@lantern/contract/feedback'
import { formatMoney, useMessages } from '@lantern/i18n'
import { refusalOf, SubmitNote, useSubmit } from '@lantern/page'
import { showToast, useDraftFields, useRequestNo } from '@lantern/platform'
import { Button, RadioGroup, SelectSheet, TextArea, TextField } from '@lantern/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import choices from '../parts/choices.module.css'
import { ProofPicker } from '../parts/files/proof-picker.tsx'
import { recentOrdersQuery } from '../parts/money.api.ts'
import { createCase, FEEDBACK_KEY } from './parts/feedback.api.ts'
import { feedbackMessages } from './parts/feedback.messages.ts'
import styles from './parts/feedback.module.css'

/** Pictures are not kept: a draft is text. */
const draftSchema = v.object({
  type: v.picklist(FEEDBACK_TYPES),
  text: v.string(),
  orderNo: v.string(),
  contact: v.optional(v.string(), ''),
})
const EMPTY = { type: 'money' as FeedbackType, text: '', orderNo: '', contact: '' }
const ORDERS = 10
const TEXT_LENGTH = 500

/** The form of a new case. The same text within ten minutes leads to the case that it opened. */
export function NewCase({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useMessages(feedbackMessages)
  const client = useQueryClient()
  const [fields, change] = useDraftFields('feedback', draftSchema, EMPTY)
  const [images, setImages] = useState<string[]>([])
  const [isChecked, setChecked] = useState(false)
  const orders = useQuery(recentOrdersQuery(['deposit', 'withdraw', 'transfer'], ORDERS))
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const submit = useSubmit<{ id: string; isExisting: boolean }>({
    reason: 'feedback',
    onDone: ({ id, isExisting }) => {
      showToast({ text: isExisting ? t.existing : t.sent, kind: isExisting ? 'info' : 'success' })
      change(EMPTY)
      void client.invalidateQueries({ queryKey: [FEEDBACK_KEY] })
      onOpen(id)
    },
    onRefused: (error) => {
      const refusal = refusalOf(error)
      setRefused(refusal?.fields ?? {})
      if (refusal?.form) showToast({ text: refusal.form, kind: 'error' })
    },
  })
  const requestNo = useRequestNo({ ...fields, images: images.length, round: submit.round })
  const isText = isFeedbackText(fields.text)
  const contact = fields.contact.trim()
  const isContact = contact === '' || isFeedbackContact(contact)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    setRefused({})
    // A lost answer needs no lookup of its own: the same text opens the same case.
    const send = () => createCase({ ...fields, contact, images, requestNo })
    if (isText && isContact && !submit.isBusy) submit.submit({ send, find: send })
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.lead}>{t.lead}</p>
      <div>
        <RadioGroup
          className={choices.tiles}
          label={t.type}
          value={fields.type}
          options={FEEDBACK_TYPES.map((type) => ({ value: type, label: t.types[type] }))}
          onValueChange={(type) => change({ type })}
        />
        <p role="status" className={styles.hint}>
          {fields.type === 'complaint' && t.complaintHint}
        </p>
      </div>
      <SelectSheet
        label={t.order}
        value={fields.orderNo}
        placeholder={t.orderNone}
        closeLabel={t.closeSheet}
        options={[
          { value: '', label: t.orderNone },
          ...(orders.data?.list ?? []).map(({ no, amount }) => ({
            value: no,
            label: `${no} · ¥${formatMoney(amount)}`,
          })),
        ]}
        onValueChange={(orderNo) => change({ orderNo })}
      />
      <TextArea
        label={t.text}
        hint={t.textHint}
        rows={3}
        maxLength={TEXT_LENGTH}
        value={fields.text}
        error={isChecked && !isText ? t.textWrong : refused.text}
        onValueChange={(text) => change({ text })}
      />
      <ProofPicker label={t.images} proofs={images} onChange={setImages} error={refused.images} />
      <TextField
        label={t.contact}
        aside={t.optional}
        placeholder={t.contactHint}
        maxLength={FEEDBACK_CONTACT_LIMIT}
        autoComplete="off"
        value={fields.contact}
        error={isChecked && !isContact ? t.contactWrong : refused.contact}
        onValueChange={(value) => change({ contact: value })}
      />
      <SubmitNote submit={submit} />
      <Button kind="primary" size="lg" block type="submit" busy={submit.isBusy}>
        {t.send}
      </Button>
    </form>
  )
}
