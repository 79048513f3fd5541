/** A browser as its push service knows it (RFC 8030, 8291). Runs in Node. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export type PushBrowser = {
  /** What the page gets from `pushManager.subscribe`. */
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /**
   * Decrypts what was posted to the endpoint (RFC 8291, 3.4).
   * @throws Error if it was not encrypted for this browser
   */
  read(body: Buffer): string
}

/** The delimiter after the text of the last record (RFC 8188, 2). */
const LAST_RECORD = 2

/** @param endpoint where its push service takes messages */
export function pushBrowser(endpoint: string): PushBrowser {
  const key = createECDH('prime256v1')
  key.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: { endpoint, keys: { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') } },
    read(body) {
      const salt = body.subarray(0, 16)
      const length = body[20] ?? 0
      const sender = body.subarray(21, 21 + length)
      const content = body.subarray(21 + length)
      const derive = (secret: Buffer, from: Buffer, info: Buffer, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, from, info, bytes))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender])
      const shared = derive(key.computeSecret(sender), auth, info, 32)
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
        derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
      )
      decipher.setAuthTag(content.subarray(-16))
      const text = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()])
      if (text.at(-1) !== LAST_RECORD) throw new Error('The message does not end with its only record.')
      return text.subarray(0, -1).toString()
    },
  }
}
