import { type Mail, mailText } from '@lantern/contract/mail'

/** `unknown`: the browser cannot verify Ed25519, or the keys are not loaded. */
export type Authenticity = 'signed' | 'forged' | 'unknown'

/**
 * Verifies a mail's signature on the device.
 * @param keys the platform's public keys, SPKI in base64
 */
export async function verifyMail(mail: Mail, memberId: string, keys: readonly string[]): Promise<Authenticity> {
  const publicKeys = await importedKeys(keys)
  if (publicKeys.length === 0) return 'unknown'
  const signature = bytesOf(mail.signature)
  if (signature === null) return 'forged'
  const text = new TextEncoder().encode(mailText(memberId, mail))
  for (const key of publicKeys) if (await crypto.subtle.verify('Ed25519', key, signature, text)) return 'signed'
  return 'forged'
}

/** Without those that the browser does not support: Ed25519 arrived in Chrome 137, Firefox 129 and Safari 17. */
async function importedKeys(keys: readonly string[]): Promise<CryptoKey[]> {
  const imported = await Promise.all(
    keys.map(async (key) => {
      const spki = bytesOf(key)
      if (spki === null) return null
      try {
        return await crypto.subtle.importKey('spki', spki, 'Ed25519', false, ['verify'])
      } catch {
        // Not supported, or no WebCrypto on a plain http origin.
        return null
      }
    }),
  )
  return imported.filter((key) => key !== null)
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  } catch {
    return null
  }
}
