import { useMessages } from '@lantern/i18n'
import { TextField } from '@lantern/ui'
import { registerMessages } from './register.messages.ts'
import type { Invite } from './use-invite.ts'

type Props = {
  /** null while nobody touched it: then the code of the link stands there. */
  typed: string | null
  invite: Invite
  onValueChange: (code: string) => void
  error?: string
}

/** The code by hand, or the one that came with the link. A code of nobody is a warning, no obstacle. */
export function InviteField({ typed, invite, onValueChange, error }: Props) {
  const t = useMessages(registerMessages)
  const { found } = invite
  const isLocked = typed === null && found?.locked === true
  const hint = isLocked ? t.inviteLocked : found === null && typed !== null ? t.inviteUnknown : undefined
  return (
    <TextField
      label={t.inviteCode}
      aside={t.optional}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={12}
      readOnly={isLocked}
      value={typed ?? found?.code ?? ''}
      onValueChange={onValueChange}
      hint={hint}
      error={error}
    />
  )
}
