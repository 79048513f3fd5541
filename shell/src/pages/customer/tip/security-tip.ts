import { COOKIE } from '@lantern/contract'
import { siteDate } from '@lantern/contract/site-time'
import { messagesOf } from '@lantern/i18n'
import { now, readCookie, showDialog, writeCookie } from '@lantern/platform'
import { securityTipMessages } from './security-tip.messages.ts'

/** Delay of the button on the first view ever (G2). */
const FIRST_VIEW_SEC = 3
const COOKIE_DAYS = 365

/**
 * The security tip (G2). Neither a click outside nor Escape closes it; it counts as read when its button was pressed. `waits`: the button is
 * delayed even if the tip was read before.
 *
 * @returns closes it, unread, when the member leaves its page
 */
export function showSecurityTip({ waits = false }: { waits?: boolean } = {}): () => void {
  const t = messagesOf(securityTipMessages)
  const isFirst = readCookie(COOKIE.securityTip) === null
  const countdownSec = isFirst || waits ? FIRST_VIEW_SEC : undefined
  const onPress = (): void => writeCookie(COOKIE.securityTip, today(), COOKIE_DAYS)
  return showDialog({
    id: 'security-tip',
    title: t.tipTitle,
    message: t.tipBody,
    closable: false,
    buttons: [{ text: t.iKnow, kind: 'primary', countdownSec, onPress }],
  })
}

/** Whether the tip was read today on this device. */
export function isTipReadToday(): boolean {
  return readCookie(COOKIE.securityTip) === today()
}

function today(): string {
  return siteDate(now())
}
