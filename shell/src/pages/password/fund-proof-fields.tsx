import { useMessages } from '@lantern/i18n'
import { PasswordField, TextField } from '@lantern/ui'
import { authPartsMessages } from '../../parts/auth/auth-parts.messages.ts'
import { passwordMessages } from './password.messages.ts'
import type { StepErrors } from './use-step.ts'

type Props = {
  code: string
  onCodeChange: (code: string) => void
  cardTail: string
  onCardTailChange: (cardTail: string) => void
  errors: StepErrors
}

/** Fund password plus last four digits: only the owner knows both. */
export function FundProofFields({ code, onCodeChange, cardTail, onCardTailChange, errors }: Props) {
  const t = { ...useMessages(authPartsMessages), ...useMessages(passwordMessages) }
  return (
    <>
      <PasswordField
        label={t.fundPassword}
        labels={{ show: t.showPassword, hide: t.hidePassword }}
        autoComplete="off"
        inputMode="numeric"
        maxLength={6}
        value={code}
        onValueChange={(text) => onCodeChange(text.replace(/\D/g, ''))}
        error={errors.code}
      />
      <TextField
        label={t.cardTail}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={4}
        value={cardTail}
        onValueChange={onCardTailChange}
        error={errors.cardTail}
      />
    </>
  )
}
