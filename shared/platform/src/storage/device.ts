/** The device identifier: a random version-4 UUID, created once and reused (spec 3). */
import { readStoredText, writeStoredText } from './stored.ts'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

let memory: string | null = null

/** Stored id, or a new one. Also kept in memory, so that a page without storage remains one device. */
export function deviceId(): string {
  const stored = readStoredText('deviceId')
  if (stored !== null && UUID_V4.test(stored)) return stored
  memory ??= newUuid()
  writeStoredText('deviceId', memory)
  return memory
}

/** Creates a new identifier: the server requires one (22007). @param refused the id that was sent; a newer one is kept */
export function renewDeviceId(refused: string): string {
  if (deviceId() !== refused) return deviceId()
  memory = newUuid()
  writeStoredText('deviceId', memory)
  return memory
}

/** UUID v4. `crypto.randomUUID` exists in secure contexts only; a phone may open the sandbox by plain http on the local network. */
export function newUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
