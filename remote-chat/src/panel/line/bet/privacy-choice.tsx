import { BET_PRIVACIES, type BetPrivacy } from '@lantern/contract/chat'
import { useMessages } from '@lantern/i18n'
import { Segmented } from '@lantern/ui'
import { betMessages } from './bet.messages.ts'
import styles from './privacy-form.module.css'

type PrivacyChoiceProps = { value: BetPrivacy; onChange: (value: BetPrivacy) => void }

/** How much of a stake others see. */
export function PrivacyChoice({ value, onChange }: PrivacyChoiceProps) {
  const t = useMessages(betMessages)
  return (
    <div className={styles.form}>
      <span aria-hidden="true">{t.privacy}</span>
      <Segmented
        label={t.privacy}
        value={String(value)}
        options={BET_PRIVACIES.map((one) => ({ value: String(one), label: t[`privacy${one}`] }))}
        onValueChange={(next) => onChange(BET_PRIVACIES.find((one) => String(one) === next) ?? 0)}
      />
    </div>
  )
}
