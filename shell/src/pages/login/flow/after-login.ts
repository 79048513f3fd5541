/** Messages and offers right after login. Dialogs of the shell, since the login page has unmounted by then. */

import * as CODE from '@lantern/contract/code'
import type { LoginAnswer } from '@lantern/contract/user'
import { formatDateTime, messagesOf } from '@lantern/i18n'
import { showDialog } from '@lantern/platform'
import { offerPasskey } from '../passkeys/offer-passkey.ts'
import { loginMessages } from './login.messages.ts'
import type { Occasion } from './login.rules.ts'

type Way = {
  readonly occasion: Occasion | null
  /** The member waited for a code: a passkey would have avoided it. */
  readonly byCode: boolean
}

export function afterLogin({ lastLogin, limitPrompt, hasPasskey }: LoginAnswer, { occasion, byCode }: Way): void {
  const t = messagesOf(loginMessages)
  if (limitPrompt)
    showDialog({
      id: 'login-limit',
      role: 'dialog',
      title: limitPrompt.code === CODE.SELF_EXCLUDED ? t.excludedTitle : t.timeoutTitle,
      message: t.limitText({ until: formatDateTime(limitPrompt.until) }),
      buttons: [{ text: t.understood }],
    })
  // After months without a login, show the last one, so that members notice a login that was not theirs (6028).
  if (occasion === CODE.LONG_TIME_ERROR && lastLogin)
    showDialog({
      id: 'last-login',
      role: 'dialog',
      title: t.lastLoginTitle,
      message: t.lastLoginText({
        at: formatDateTime(lastLogin.at),
        device: lastLogin.device || t.unknown,
        place: lastLogin.place || t.unknown,
      }),
      buttons: [{ text: t.understood }],
    })
  if (byCode) void offerPasskey({ hasPasskey: hasPasskey ?? false })
}
