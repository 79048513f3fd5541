import { COOKIE } from '@lantern/contract'
import { siteDate } from '@lantern/contract/site-time'
import { messagesOf } from '@lantern/i18n'
import { now, readCookie, showDialog, writeCookie } from '@lantern/platform'
import { securityTipMessages } from './security-tip.messages.ts'

/** On the first view ever the button waits this long (G2). */
const FIRST_VIEW_SEC = 3
const COOKIE_DAYS = 365

/**
 * The security tip (G2). No tap beside it and no Escape passes it by; it counts as read when its button was pressed. `waits`: the button waits
 * even if the tip is known.
 *
 * @returns takes it away, unread, with the page that it was about
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
