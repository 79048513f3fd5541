import type { FeedbackCase } from '@lantern/contract/feedback'
import { useMessages } from '@lantern/i18n'
import { confirm, textLength, useRequestNo } from '@lantern/platform'
import { Button, Section, TextArea } from '@lantern/ui'
import { type FormEvent, useState } from 'react'
import { ProofPicker } from '../../parts/files/proof-picker.tsx'
import { escalateCase, reopenCase, replyTo } from '../parts/feedback.api.ts'
import { feedbackMessages } from '../parts/feedback.messages.ts'
import styles from '../parts/feedback.module.css'
import { useCaseAction } from '../parts/use-case-action.ts'
import { CaseRating } from './case-rating.tsx'

const TEXT_LENGTH = 500

/** Reply or reopen, rate and close, escalate: what the state of the case allows. */
export function CaseActions({ shown }: { shown: FeedbackCase }) {
  const t = useMessages(feedbackMessages)
  const action = useCaseAction()
  const escalate = async () => {
    const words = { id: 'escalate', title: t.escalate, message: t.escalateText, confirm: t.escalate, cancel: t.cancel }
    if (await confirm(words)) action.mutate({ work: () => escalateCase(shown.id), done: t.escalated })
  }
  return (
    <>
      {(shown.canReply || shown.canReopen) && <CaseText key={shown.state} shown={shown} />}
      {shown.finalLetter === null && <CaseRating shown={shown} />}
      {shown.canEscalate && (
        <Section lead={t.escalateText}>
          <Button block busy={action.isPending} onClick={() => void escalate()}>
            {t.escalate}
          </Button>
        </Section>
      )}
    </>
  )
}

function CaseText({ shown }: { shown: FeedbackCase }) {
  const t = useMessages(feedbackMessages)
  const action = useCaseAction()
  const [text, setText] = useState('')
  const [images, setImages] = useState<string[]>([])
  const [isChecked, setChecked] = useState(false)
  const requestNo = useRequestNo({ id: shown.id, text, images: images.length, entries: shown.timeline.length })
  const isText = text.trim() !== '' && textLength(text.trim()) <= TEXT_LENGTH
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isText) return
    const work = shown.canReply
      ? () => replyTo(shown.id, text.trim(), images, requestNo)
      : () => reopenCase(shown.id, text.trim())
    action.mutate(
      { work, done: shown.canReply ? t.replied : t.reopened },
      {
        onSuccess: () => {
          setText('')
          setImages([])
          setChecked(false)
        },
      },
    )
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        label={shown.canReply ? t.reply : t.why}
        maxLength={TEXT_LENGTH}
        value={text}
        error={isChecked && !isText ? t.replyWrong : undefined}
        onValueChange={setText}
      />
      {shown.canReply && <ProofPicker label={t.images} proofs={images} onChange={setImages} />}
      <Button kind="primary" block type="submit" busy={action.isPending}>
        {shown.canReply ? t.replySend : t.reopen}
      </Button>
    </form>
  )
}
