import { messagesOf } from '@lantern/i18n'
import { readCookie, showDialog, writeCookie } from '@lantern/platform'
import { customerMessages } from './customer.messages.ts'

const COOKIE = 'securityTip'
const COOKIE_DAYS = 365
/** On the first view ever the button waits this long (G2). */
const FIRST_VIEW_SEC = 3

/** The security tip (G2). Not closed by a tap beside it. `waits`: the button waits even if the tip is known. */
export function showSecurityTip({ waits = false }: { waits?: boolean } = {}): void {
  const t = messagesOf(customerMessages)
  const isFirst = readCookie(COOKIE) === null
  showDialog({
    id: 'security-tip',
    title: t.tipTitle,
    message: t.tipBody,
    closable: false,
    buttons: [{ text: t.iKnow, kind: 'primary', countdownSec: isFirst || waits ? FIRST_VIEW_SEC : undefined }],
    onClose: () => writeCookie(COOKIE, today(), COOKIE_DAYS),
  })
}

/** Whether the tip was read today on this device. */
export function isTipReadToday(): boolean {
  return readCookie(COOKIE) === today()
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
