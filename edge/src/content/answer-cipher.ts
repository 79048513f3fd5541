/** Answers encrypted as the upstream encrypts them: AES-CBC under k and v of `/site/api/v1/sec/{id}` (spec 7). */
import { createCipheriv, createDecipheriv } from 'node:crypto'
import { sec } from '@lantern/contract/site'
import * as v from 'valibot'

/** How long keys are cached: the upstream may rotate them, and browsers fetch them again when they cannot decrypt an answer. */
const KEYS_FRESH_MS = 300_000

export type AnswerCipher = {
  /** @throws when the upstream gives no keys */
  encrypt(value: unknown): Promise<string>
  /** @throws when the upstream gives no keys, or the text was encrypted under others */
  decrypt(text: string): Promise<unknown>
}

type Keys = { algorithm: string; key: Buffer; vector: Buffer }

/** @param ask fetches the keys from the upstream */
export function createAnswerCipher(ask: () => Promise<unknown>, now: () => number = Date.now): AnswerCipher {
  let kept: { keys: Promise<Keys>; atMs: number } | undefined

  async function askKeys(): Promise<Keys> {
    const answer = v.parse(sec.response, await ask())
    const key = Buffer.from(answer.k, 'base64')
    return { algorithm: `aes-${key.length * 8}-cbc`, key, vector: Buffer.from(answer.v, 'base64') }
  }

  function keys(): Promise<Keys> {
    if (kept !== undefined && now() - kept.atMs < KEYS_FRESH_MS) return kept.keys
    const before = kept?.keys
    // While the upstream is down, keep the keys that browsers already hold.
    const asked = askKeys().catch((error: unknown) => before ?? Promise.reject(error))
    const entry = { keys: asked, atMs: now() }
    kept = entry
    asked.catch(() => {
      if (kept === entry) kept = undefined
    })
    return asked
  }

  /** The last text of each value: a value is asked for thousands of times before the next one replaces it. */
  const encrypted = new WeakMap<object, { keys: Keys; text: string }>()

  return {
    async encrypt(value) {
      const current = await keys()
      const known = typeof value === 'object' && value !== null ? encrypted.get(value) : undefined
      if (known?.keys === current) return known.text
      const text = encryptedText(value, current)
      if (typeof value === 'object' && value !== null) encrypted.set(value, { keys: current, text })
      return text
    },
    async decrypt(text) {
      const { algorithm, key, vector } = await keys()
      try {
        const decipher = createDecipheriv(algorithm, key, vector)
        return JSON.parse(Buffer.concat([decipher.update(text, 'base64'), decipher.final()]).toString('utf8'))
      } catch (error) {
        kept = undefined
        throw error
      }
    },
  }
}

function encryptedText(value: unknown, { algorithm, key, vector }: Keys): string {
  const cipher = createCipheriv(algorithm, key, vector)
  return Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]).toString('base64')
}
