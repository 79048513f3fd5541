/** The owner of a shared bet changes how much of its stake others see. */
import { type ChatLine, chatBetPrivacy } from '@lantern/contract/chat'
import { useMessages } from '@lantern/i18n'
import { call, memberMessage, showToast } from '@lantern/platform'
import { Button } from '@lantern/ui'
import { useState } from 'react'
import { betMessages } from './bet.messages.ts'
import { PrivacyChoice } from './privacy-choice.tsx'
import styles from './privacy-form.module.css'

type PrivacyFormProps = { line: ChatLine; onDone: () => void }

export function PrivacyForm({ line: { roomId, seq, card }, onDone }: PrivacyFormProps) {
  const t = useMessages(betMessages)
  const [privacy, setPrivacy] = useState(card?.privacy ?? 0)
  const [isSaving, setIsSaving] = useState(false)
  const save = async (): Promise<void> => {
    setIsSaving(true)
    try {
      await call(chatBetPrivacy, { roomId, seq, privacy })
      showToast({ text: t.saved })
      onDone()
    } catch (failed) {
      showToast({ text: memberMessage(failed), kind: 'error' })
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <div className={styles.form}>
      <PrivacyChoice value={privacy} onChange={setPrivacy} />
      <Button kind="primary" block busy={isSaving} onClick={() => void save()}>
        {t.save}
      </Button>
    </div>
  )
}
