/** Offers a passkey right after the member had to wait for a code. Declined, the offer is not repeated on this device for a month. */
import { DAY_MS } from '@lantern/contract/site-time'
import { messagesOf } from '@lantern/i18n'
import { memberMessage, now, readStored, showDialog, showToast, writeStored } from '@lantern/platform'
import { number } from 'valibot'
import { passkeyMessages } from './passkeys.messages.ts'
import { canCreatePasskey, createPasskey } from './passkeys.ts'

const DECLINED_MS = 30 * DAY_MS

/** @param hasPasskey the account already has one: offers nothing */
export async function offerPasskey({ hasPasskey }: { hasPasskey: boolean }): Promise<void> {
  const declinedAt = readStored('passkeyDeclined', number())
  if (hasPasskey || (declinedAt !== null && now() - declinedAt < DECLINED_MS)) return
  if (!(await canCreatePasskey())) return
  const t = messagesOf(passkeyMessages)
  showDialog({
    id: 'passkey-offer',
    role: 'dialog',
    title: t.offerTitle,
    message: t.offerText,
    buttons: [
      { text: t.later, kind: 'secondary', onPress: () => void writeStored('passkeyDeclined', now()) },
      { text: t.create, kind: 'primary', onPress: create },
    ],
  })

  async function create(): Promise<boolean> {
    try {
      if (!(await createPasskey())) return false
      showToast({ text: t.created, kind: 'success' })
    } catch (error) {
      showToast({ text: memberMessage(error) || t.notCreated, kind: 'error' })
    }
    return true
  }
}
