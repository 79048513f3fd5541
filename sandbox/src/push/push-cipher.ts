/** Encrypts a push message for one browser (RFC 8291, aes128gcm of RFC 8188). */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

const RECORD_BYTES = 4_096
/** The only record is the last one. */
const LAST_RECORD = Buffer.from([2])

export type BrowserKeys = { readonly p256dh: string; readonly auth: string }
/** Made for each message; tests pass those of the RFC's example. */
export type MessageSecrets = { readonly salt: Buffer; readonly key: ECDH }

export function encryptPush(
  text: string,
  { p256dh, auth }: BrowserKeys,
  secrets: MessageSecrets = newSecrets(),
): Buffer {
  const { salt, key } = secrets
  const browserKey = Buffer.from(p256dh, 'base64url')
  const ownKey = key.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey])
  const shared = derive(key.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32)
  const contentKey = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  const content = Buffer.concat([
    cipher.update(text, 'utf8'),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([salt, size, Buffer.from([ownKey.length]), ownKey, content])
}

function newSecrets(): MessageSecrets {
  const key = createECDH('prime256v1')
  key.generateKeys()
  return { salt: randomBytes(16), key }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
