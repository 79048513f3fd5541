import type { DepositMethod, DepositMethodInfo } from '@lantern/contract/deposit'
import { useLocale, useMessages } from '@lantern/i18n'
import { Button, IconPause } from '@lantern/ui'
import { Note } from '../../parts/note.tsx'
import { SupportLink } from '../../parts/support-link.tsx'
import { speedMessages } from '../speed/speed.messages.ts'
import { depositMessages } from './deposit.messages.ts'
import styles from './deposit.module.css'

export type PausedMethodProps = {
  name: string
  method: DepositMethod
  alternatives: readonly DepositMethodInfo[]
  onChoose: (method: DepositMethod) => void
}

/** A method that is closed now (711020): why, and what is open instead. Never a dead tap. */
export function PausedMethod({ name, method: paused, alternatives, onChoose }: PausedMethodProps) {
  const t = useMessages(depositMessages)
  const s = useMessages(speedMessages)
  const locale = useLocale()
  return (
    <Note
      tone="warning"
      icon={<IconPause />}
      title={paused === 'SPEED' ? s.noOffers : t.pausedTitle({ name })}
      action={
        <div className={styles.alternatives}>
          {alternatives.map(({ method, name: other }) => (
            <Button key={method} size="sm" onClick={() => onChoose(method)}>
              {locale === 'en' ? other.en : other.zh}
            </Button>
          ))}
          {alternatives.length === 0 && <SupportLink />}
        </div>
      }
    >
      {alternatives.length === 0 ? t.noneText : paused === 'SPEED' ? s.noOffersText : t.pausedText}
    </Note>
  )
}
