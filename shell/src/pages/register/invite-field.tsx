import { useMessages } from '@lantern/i18n'
import { TextField } from '@lantern/ui'
import { registerMessages } from './register.messages.ts'
import type { Invite } from './use-invite.ts'

type Props = {
  /** null until edited: then the field shows the code of the link. */
  typed: string | null
  invite: Invite
  onValueChange: (code: string) => void
  error?: string
}

/** Invite code, typed or from the link. An unknown code shows a warning but does not block. */
export function InviteField({ typed, invite, onValueChange, error }: Props) {
  const t = useMessages(registerMessages)
  const { found } = invite
  const isLocked = typed === null && found?.locked === true
  const unknown = found === null && typed !== null ? t.inviteUnknown : undefined
  const hint = isLocked ? t.inviteLocked : invite.isOwn ? t.inviteOwn : unknown
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
