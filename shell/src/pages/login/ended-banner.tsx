import * as CODE from '@lantern/contract/code'
import { useMessages } from '@lantern/i18n'
import { useLocation } from 'react-router-dom'
import { sessionMessages } from '../../host/session/session.messages.ts'
import { FormAlert } from '../../parts/auth/form-alert.tsx'

/** Explains on the login page why the session ended, after a server code (10105). Otherwise empty. */
export function EndedBanner() {
  const t = useMessages(sessionMessages)
  const state = useLocation().state as { endedBy?: { code: number; message: string } } | null
  const ended = state?.endedBy
  if (!ended) return null
  return (
    <FormAlert text={ended.message || (ended.code === CODE.PASSWORD_CHANGED ? t.passwordChanged : t.signInAgain)} />
  )
}
