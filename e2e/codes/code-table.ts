/** Format of the code tables: how a code of spec 8 is produced and what the member sees. */
import type { SpecCode } from '@lantern/contract/codes'
import type { ControlRequest } from '@lantern/contract/control'
import type { Page } from '@playwright/test'

/** Fault for the sandbox's control API; without `times` it hits once. */
export type Fault = Omit<Extract<ControlRequest, { action: 'fault.set' }>, 'action'>

/** A self-contained row: it sets up everything it needs and can be repeated on the same site. */
export type CodeCase = {
  /** Page and member, for the test title. */
  readonly title: string
  /** Rules that this row covers, e.g. `SHELL-CODE-4`. */
  readonly rules?: string
  /** Seed member to sign in; omitted for a visitor on an unknown device. */
  readonly as?: string
  /** Open page. Reloaded unless the previous row restored it (`tidy`). */
  readonly at: string
  /** Prepares the page before the fault is set, e.g. fills in a form. */
  readonly ready?: (page: Page) => Promise<unknown>
  readonly fault?: Fault
  /** Triggers the request; by default the page is reloaded. */
  readonly act?: (page: Page) => Promise<unknown>
  /** The assertions. */
  readonly sees: (page: Page) => Promise<unknown>
  /** Restores the page for the next row at the same path, e.g. closes a dialog. */
  readonly tidy?: (page: Page) => Promise<unknown>
}

/** At least one row per code; a missing code does not compile. */
export type CodeTable<Code extends PropertyKey> = { readonly [Each in Code]: readonly [CodeCase, ...CodeCase[]] }

/** Codes that only occur in the login form; their rows are in login-codes.spec.ts. */
export const LOGIN_CODES = [
  6002, 6021, 6022, 6023, 6024, 6025, 6026, 6027, 6028, 6029, 6035, 6036, 6037, 6038, 6039, 6501, 900000,
] as const satisfies readonly SpecCode[]
export type LoginCode = (typeof LOGIN_CODES)[number]

/** All other codes; their rows are in codes.spec.ts. */
export type SiteCode = Exclude<SpecCode, LoginCode>

/** Transport faults without a usable response (spec 8, transport). */
export type TransportFault =
  | 'http 403 Forbidden'
  | 'http 404'
  | 'http 500'
  | 'http 504'
  | 'html'
  | 'empty message'
  | 'terminated'
  | 'offline'
