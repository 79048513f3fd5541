/**
 * Errors have a kind, a code and a cause. Guards compare a brand instead of the class: two builds of a package may coexist on
 * one page (style.md 5.9).
 */

const BRAND = Symbol.for('lantern.error')

/** Who must act: the member, the session, the network, a venue, the owners of the contract, or the release of a remote. */
export type ErrorKind = 'business' | 'session' | 'connection' | 'cancelled' | 'contract' | 'venue'

export class LanternError extends Error {
  readonly kind: ErrorKind
  /** Code of the envelope, HTTP status of a failed request, 0 without an answer. */
  readonly code: number
  readonly [BRAND] = true

  constructor(kind: ErrorKind, code: number, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = new.target.name
    this.kind = kind
    this.code = code
  }
}

/** The server refused with a code; `data` may contain details. */
export class BusinessError extends LanternError {
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super('business', code, message)
    this.data = data
  }
}

/** The session has ended or was refused: 6001, 10105, 10004, 10104, 10102. The shell acts; screens show nothing. */
export class SessionError extends LanternError {
  constructor(code: number, message: string) {
    super('session', code, message)
  }
}

/** Why a request has no usable answer. */
export type ConnectionCause = 'timeout' | 'terminated' | 'disconnected' | 'http' | 'abnormal' | 'unknown'

/** No usable answer; `reason` selects the message of spec 8. */
export class ConnectionError extends LanternError {
  readonly reason: ConnectionCause
  constructor(reason: ConnectionCause, status: number, message: string, cause?: unknown) {
    super('connection', status, message, cause)
    this.reason = reason
  }
}

/** The caller cancelled: a newer request replaced it, or the page was left. */
export class CancelledError extends LanternError {
  constructor(cause?: unknown) {
    super('cancelled', 0, 'request cancelled', cause)
  }
}

/** The answer violates the contract. Reported; the screen shows the system-abnormal message. */
export class ContractError extends LanternError {
  readonly path: string
  constructor(path: string, issues: string, cause?: unknown) {
    super('contract', 0, `${path} answered outside the contract: ${issues}`, cause)
    this.path = path
  }
}

/** A venue refused or requires a relaunch. */
export class VenueError extends LanternError {
  readonly venueCode: string
  constructor(venueCode: string, message: string) {
    super('venue', 0, message)
    this.venueCode = venueCode
  }
}

export function isLanternError(error: unknown): error is LanternError {
  return typeof error === 'object' && error !== null && BRAND in error
}

/** Whether the server refused, with this code if one is given. */
export function isBusinessError(error: unknown, code?: number): error is BusinessError {
  return isLanternError(error) && error.kind === 'business' && (code === undefined || error.code === code)
}

export function isConnectionError(error: unknown): error is ConnectionError {
  return isLanternError(error) && error.kind === 'connection'
}

/**
 * Whether the request may have been carried out although no usable answer came: the connection was lost, or the answer is not that of the contract.
 * Repeat it under its request number, or look for what it would have made.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return isLanternError(error) && (error.kind === 'connection' || error.kind === 'contract')
}

export function isCancelled(error: unknown): error is CancelledError {
  return isLanternError(error) && error.kind === 'cancelled'
}

export function isSessionError(error: unknown): error is SessionError {
  return isLanternError(error) && error.kind === 'session'
}
