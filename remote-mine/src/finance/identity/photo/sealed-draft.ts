/** A draft of personal data, encrypted with a key that never leaves this browser, for a day. */
import { DAY_MS } from '@lantern/contract/site-time'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import type { Vault } from './vault.ts'

const LIFE_MS = DAY_MS
type Sealed = { at: number; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

/** @param owner of the draft: another member cannot read it */
export async function sealDraft(vault: Vault, owner: string, fields: unknown, now: number): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(fields))
  const data = await crypto.subtle.encrypt(parameters(iv, owner), await keyOf(vault), text)
  await vault.put(DRAFT, { at: now, iv, data } satisfies Sealed)
}

/** @returns null without a draft of this member that is younger than a day */
export async function openDraft<Schema extends GenericSchema>(
  vault: Vault,
  owner: string,
  { schema, now }: { schema: Schema; now: number },
): Promise<InferOutput<Schema> | null> {
  const sealed = (await vault.get(DRAFT)) as Sealed | undefined
  if (sealed === undefined) return null
  if (sealed.at + LIFE_MS <= now) {
    await vault.remove(DRAFT)
    return null
  }
  try {
    const text = await crypto.subtle.decrypt(parameters(sealed.iv, owner), await keyOf(vault), sealed.data)
    const parsed = safeParse(schema, JSON.parse(new TextDecoder().decode(text)))
    return parsed.success ? parsed.output : null
  } catch {
    // Of another member, or of a key that the browser has deleted.
    return null
  }
}

export async function dropDraft(vault: Vault): Promise<void> {
  await vault.remove(DRAFT)
}

const DRAFT = 'identity-draft'
const KEY = 'identity-key'

function parameters(iv: Uint8Array<ArrayBuffer>, owner: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(owner) }
}

async function keyOf(vault: Vault): Promise<CryptoKey> {
  const known = (await vault.get(KEY)) as CryptoKey | undefined
  if (known) return known
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await vault.put(KEY, key)
  return key
}
