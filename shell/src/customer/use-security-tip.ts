import { messagesOf } from '@lantern/i18n'
import { readCookie, showDialog, writeCookie } from '@lantern/platform'
import { useEffect } from 'react'
import { customerMessages } from './customer.messages.ts'

const COOKIE = 'securityTip'
/** On the first view ever the button waits this long (G2). */
const FIRST_VIEW_SEC = 3

/** The security tip, once a day on entering customer service (G2). Not closed by a tap beside it. */
export function useSecurityTip(): void {
  useEffect(() => {
    const seen = readCookie(COOKIE)
    const today = new Date().toISOString().slice(0, 10)
    if (seen === today) return
    const t = messagesOf(customerMessages)
    showDialog({
      id: 'security-tip',
      title: t.tipTitle,
      message: t.tipBody,
      closable: false,
      buttons: [{ text: t.iKnow, kind: 'primary', countdownSec: seen === null ? FIRST_VIEW_SEC : undefined }],
      onClose: () => writeCookie(COOKIE, today, 365),
    })
  }, [])
}
