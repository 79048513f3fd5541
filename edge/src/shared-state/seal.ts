/** Encryption of small texts at rest: AES-256-GCM, bound to their name. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const VECTOR_BYTES = 12
const TAG_BYTES = 16

export type Seal = {
  close(text: string, name: string): Buffer
  /** The text; undefined when the key or name differs or the text was changed. */
  open(sealed: Buffer, name: string): string | undefined
}

/** A random key for the life of the process. */
export function ownKey(): Buffer {
  return randomBytes(32)
}

/** The key that all edges derive from their common secret. */
export function commonKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'lantern-edge', 'shared-state', 32))
}

export function createSeal(key: Buffer): Seal {
  return {
    close(text, name) {
      const vector = randomBytes(VECTOR_BYTES)
      // The name is authenticated: an entry moved to another name does not open.
      const cipher = createCipheriv('aes-256-gcm', key, vector).setAAD(Buffer.from(name))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([vector, cipher.getAuthTag(), body])
    },
    open(sealed, name) {
      if (sealed.length < VECTOR_BYTES + TAG_BYTES) return undefined
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, VECTOR_BYTES))
          .setAAD(Buffer.from(name))
          .setAuthTag(sealed.subarray(VECTOR_BYTES, VECTOR_BYTES + TAG_BYTES))
        const body = sealed.subarray(VECTOR_BYTES + TAG_BYTES)
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
