/** The door of the contract: what most callers need. Domains have doors of their own: `@lantern/contract/deposit`, `/games`, … */
export {
  BUSINESS_CODES,
  type BusinessCode,
  type CodeHandling,
  type CodeRow,
  codeRow,
  SESSION_CODES,
  SPEC_CODES,
} from './codes.ts'
export { type AnswerOf, type DataOf, defineEndpoint, type Endpoint, type InputOf, type RequestOf } from './endpoint.ts'
export { API_VERSION, type Envelope, envelopeSchema, HEADER, SITE_ID, SUCCESS } from './envelope.ts'
export type { EventMap, EventName } from './events.ts'
export { isProtected, ROUTE } from './routes.ts'
export { OPEN_SLOTS, SLOT_NAMES, type SlotComponents, type SlotName, type SlotProps } from './slots.ts'
export { COOKIE, STORAGE_KEY, type StorageKey } from './storage-keys.ts'
