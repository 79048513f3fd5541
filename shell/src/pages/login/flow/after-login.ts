/** What a member should know or may want right after logging in. Dialogs of the shell: the login page is gone by then. */

import * as CODE from '@lantern/contract/code'
import type { LoginAnswer } from '@lantern/contract/user'
import { formatDateTime, messagesOf } from '@lantern/i18n'
import { showDialog } from '@lantern/platform'
import { offerPasskey } from '../passkeys/offer-passkey.ts'
import { loginMessages } from './login.messages.ts'
import type { Occasion } from './login.rules.ts'

type Way = {
  readonly occasion: Occasion | null
  /** A code was waited for: a passkey would have spared it. */
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
  // Somebody who was away for months should see whether it was really them (6028).
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
