/** Messages for a session that ended or was refused: 10102, 6001, 10105, 10004, 10104. */
import { type EventMap, ROUTE } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import { ERROR_GUARD_RESET_MS } from '@lantern/contract/constants'
import { elsewhereDataSchema } from '@lantern/contract/envelope'
import { formatDateTime, messagesOf } from '@lantern/i18n'
import { showDialog } from '@lantern/platform'
import { safeParse } from 'valibot'
import { loginPath } from '../navigation/redirect.rules.ts'
import type { PageActions } from './page-actions.ts'
import { sessionMessages } from './session.messages.ts'

/** After "later" the question pauses: calls that need a session may keep failing. */
const ASK_AGAIN_MS = 60_000

export type SessionViews = {
  sessionEnded(fact: EventMap['session:ended']): void
  /** @param from where the member was */
  authFailed(fact: EventMap['session:auth-failed'], from: string): void
}

export function createSessionViews(actions: PageActions): SessionViews {
  let blockedUntil = 0
  let askedUntil = 0

  function deviceBlocked(message: string): void {
    // Ignored while open and until 700 ms after closing (spec 8).
    if (performance.now() < blockedUntil) return
    blockedUntil = Number.POSITIVE_INFINITY
    const t = messagesOf(sessionMessages)
    showDialog({
      id: 'device-blocked',
      over: true,
      title: t.hint,
      message: message || t.deviceBlocked,
      buttons: [{ text: t.ok }],
      closable: false,
      onClose: () => {
        blockedUntil = performance.now() + ERROR_GUARD_RESET_MS
        actions.toLogin()
      },
    })
  }

  /** G3: time and device of the newer login, and a link for members who did not log in there. */
  function elsewhere(message: string, data: unknown): void {
    const t = messagesOf(sessionMessages)
    const known = safeParse(elsewhereDataSchema, data)
    let leave = (): void => actions.toLogin()
    showDialog({
      id: 'notice',
      over: true,
      title: t.notice,
      message: message || t.elsewhere,
      note: known.success ? `${formatDateTime(known.output.at)} · ${known.output.device}` : undefined,
      link: {
        text: t.notYou,
        onPress: () => {
          leave = () => actions.go(ROUTE.password)
        },
      },
      buttons: [{ text: t.ok }],
      closable: false,
      onClose: () => leave(),
    })
  }

  function accountBlocked(message: string): void {
    const t = messagesOf(sessionMessages)
    showDialog({
      id: 'account-blocked',
      over: true,
      title: t.warmTip,
      message: message || t.accountBlocked,
      buttons: [
        { text: t.support, kind: 'secondary', onPress: () => actions.go(ROUTE.customer) },
        { text: t.ok, kind: 'primary' },
      ],
    })
  }

  /** 10004: the page stays or has moved home; both offer a login. */
  function offerLogin(message: string, from: string): void {
    if (from.startsWith('/user/') || performance.now() < askedUntil) return
    const t = messagesOf(sessionMessages)
    showDialog({
      id: 'log-in-again',
      role: 'dialog',
      over: true,
      title: t.warmTip,
      message: message || t.signInAgain,
      buttons: [
        { text: t.later, kind: 'secondary' },
        { text: t.login, kind: 'primary', onPress: () => actions.go(loginPath(from)) },
      ],
      onClose: () => {
        askedUntil = performance.now() + ASK_AGAIN_MS
      },
    })
  }

  return {
    sessionEnded({ code, message, data }) {
      if (code === CODE.DEVICE_BLOCKED) deviceBlocked(message)
      if (code === CODE.LOGGED_IN_ELSEWHERE) elsewhere(message, data)
    },
    authFailed({ code, message }, from) {
      if (code === CODE.ACCOUNT_BLOCKED) accountBlocked(message)
      else offerLogin(message, from)
    },
  }
}
