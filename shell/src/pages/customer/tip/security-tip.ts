import { COOKIE } from '@lantern/contract'
import { siteDate } from '@lantern/contract/site-time'
import { messagesOf } from '@lantern/i18n'
import { now, readCookie, showDialog, writeCookie } from '@lantern/platform'
import { securityTipMessages } from './security-tip.messages.ts'

/** Delay of the button on the first view ever (G2). */
const FIRST_VIEW_SEC = 3
const COOKIE_DAYS = 365

/**
 * The security tip (G2). Neither a click outside nor Escape closes it; it counts as read when its button was pressed.
 *
 * @returns closes it, unread, when the member leaves its page
 */
export function showSecurityTip(): () => void {
  const t = messagesOf(securityTipMessages)
  const countdownSec = isTipRead() ? undefined : FIRST_VIEW_SEC
  const onPress = (): void => writeCookie(COOKIE.securityTip, siteDate(now()), COOKIE_DAYS)
  return showDialog({
    id: 'security-tip',
    title: t.tipTitle,
    message: t.tipBody,
    note: t.tipNever,
    tone: 'warning',
    closable: false,
    buttons: [{ text: t.iKnow, kind: 'primary', countdownSec, onPress }],
  })
}

/** Whether the tip was read on this device within a year. */
export function isTipRead(): boolean {
  return readCookie(COOKIE.securityTip) !== null
}
