/**
 * Request signatures. Order of spec 7: the signing module; if it fails, the encrypted table by group; if nothing is stored, ''.
 * The module needs WebCrypto, which plain http in the house does not have: the fallbacks are real.
 */
import { API_VERSION, SITE_ID } from '@lantern/contract'
import {
  SANDBOX_SIGNING_KEY,
  type SigningGroup,
  type SigningModule,
  signingGroupOf,
  signingText,
} from '@lantern/contract/signing'
import { parse, record, string } from 'valibot'
import { deviceId } from '../storage/device.ts'
import { readStoredText, removeStored, writeStoredText } from '../storage/stored.ts'

/** base64 HMAC-SHA256. */
async function hmacSha256(text: string): Promise<string> {
  const bytes = new TextEncoder()
  const key = await crypto.subtle.importKey(
    'raw',
    bytes.encode(SANDBOX_SIGNING_KEY),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const mac = await crypto.subtle.sign('HMAC', key, bytes.encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(mac)))
}

let signingModule: SigningModule = hmacSha256
const fresh = new Map<string, Promise<string>>()

/** Replaces the module: a customer's back end brings its own. Its edge names the same one by SIGNING_MODULE. */
export function replaceSigningModule(module: SigningModule): void {
  signingModule = module
  fresh.clear()
}

let generation = 0

/** Which making of signatures a call carries; named again when one of them is refused. */
export function signatureGeneration(): number {
  return generation
}

/**
 * Forgets the signatures of a making, the stored ones too: the server refused one (10108), or the device they were made for is another (22007).
 * Any number of refusals of one making are one refresh.
 */
export function forgetSignatures(refused: number): void {
  if (refused !== generation) return
  generation += 1
  fresh.clear()
  removeStored('signatureTable')
}

/** The signature header for a path, '' when the path needs none or none can be had. */
export async function signatureFor(path: string): Promise<string> {
  const group = signingGroupOf(path)
  if (group === null) return ''
  const text = signingText(group, SITE_ID, API_VERSION, deviceId())
  let signature = fresh.get(text)
  if (!signature) {
    signature = sign(group, text)
    fresh.set(text, signature)
  }
  return signature
}

async function sign(group: SigningGroup, text: string): Promise<string> {
  try {
    const signature = await signingModule(text)
    void remember(group, text, signature)
    return signature
  } catch {
    // The module is asked again next time: what is in its place serves this once.
    fresh.delete(text)
    return (await readTable())[group] ?? ''
  }
}

/**
 * Fixed key and vector of the table (spec 9). They are in every copy of this page and hide nothing from anyone who looks: the table is no secret,
 * its encryption keeps a casual reader of the storage from editing it, no more.
 */
const TABLE_KEY = 'bGFudGVybi1zaWduYXR1cmUtdGFibGUta2V5LTMyYiE='
const TABLE_IV = 'bGFudGVybi10YWJsZS1pdg=='

const tableSchema = record(string(), string())
type Table = Record<string, string>

async function readTable(): Promise<Table> {
  const stored = readStoredText('signatureTable')
  if (stored === null) return {}
  try {
    const { decrypt } = await import('../crypto/aes.ts')
    return parse(tableSchema, JSON.parse(decrypt(stored, TABLE_KEY, TABLE_IV)))
  } catch {
    return {}
  }
}

let writing: Promise<void> = Promise.resolve()

/** Writes one after the other, so that two groups signed at once both stay; after the page is idle, so that crypto-js never delays a paint. */
function remember(group: SigningGroup, text: string, signature: string): Promise<void> {
  // A write that failed must not take the later ones with it.
  writing = writing
    .catch(() => undefined)
    .then(async () => {
      await idle()
      // Forgotten meanwhile: what the server refused must not come back.
      if (!fresh.has(text)) return
      const table = await readTable()
      if (table[group] === signature) return
      const { encrypt } = await import('../crypto/aes.ts')
      writeStoredText('signatureTable', encrypt(JSON.stringify({ ...table, [group]: signature }), TABLE_KEY, TABLE_IV))
    })
  return writing.catch(() => undefined)
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 10_000 })
    else setTimeout(resolve, 2_000)
  })
}
