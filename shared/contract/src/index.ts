/** Main entry point of the contract: the common parts. Each domain has its own: `@lantern/contract/deposit`, `/games`, … */

export { isProtected, ROUTE } from './routing/routes.ts'
export { OPEN_SLOTS, SLOT_NAMES, type SlotComponents, type SlotName, type SlotProps } from './routing/slots.ts'
export type { EventMap, EventName } from './site/events.ts'
export { COOKIE, STORAGE_KEY, type StorageKey } from './site/storage-keys.ts'
export {
  BUSINESS_CODES,
  type BusinessCode,
  type CodeHandling,
  type CodeRow,
  codeRow,
  SESSION_CODES,
  SPEC_CODES,
} from './wire/codes.ts'
export {
  type AnswerOf,
  type DataOf,
  defineEndpoint,
  type Endpoint,
  type InputOf,
  type RequestOf,
} from './wire/endpoint.ts'
export { API_VERSION, type Envelope, envelopeSchema, HEADER, SITE_ID, SUCCESS } from './wire/envelope.ts'
