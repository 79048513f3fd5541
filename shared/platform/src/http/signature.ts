/**
 * Request signatures. Order of spec 7: the signing module; if it fails, the encrypted table by group; if nothing is stored, ''.
 * The module needs WebCrypto, which plain http lacks: the fallbacks are used in practice.
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

/** Replaces the module with a customer's own. Its edge configures the same one by SIGNING_MODULE. */
export function replaceSigningModule(module: SigningModule): void {
  signingModule = module
  fresh.clear()
}

let generation = 0

/** The generation of signatures that a call used; passed back when one of them is refused. */
export function signatureGeneration(): number {
  return generation
}

/**
 * Discards a generation of signatures, including stored ones: the server refused one (10108), or the device id changed (22007).
 * Any number of refusals of one generation cause one refresh.
 */
export function forgetSignatures(refused: number): void {
  if (refused !== generation) return
  generation += 1
  fresh.clear()
  removeStored('signatureTable')
}

/** The signature header for a path, '' when the path needs none or none is available. */
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
    // The module is tried again next time: the fallback serves this call only.
    fresh.delete(text)
    return (await readTable())[group] ?? ''
  }
}

/**
 * Fixed key and vector of the table (spec 9). Every copy of this page contains them, so the table is not secret: encryption only
 * keeps a casual reader of the storage from editing it.
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

/** Writes sequentially, so that two groups signed at once are both kept; on idle, so that crypto-js never delays a paint. */
function remember(group: SigningGroup, text: string, signature: string): Promise<void> {
  // A failed write must not prevent later ones.
  writing = writing
    .catch(() => undefined)
    .then(async () => {
      await idle()
      // Discarded meanwhile: do not restore a refused signature.
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
