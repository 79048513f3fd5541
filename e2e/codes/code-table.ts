/** The form of the code tables: how a code of spec 8 reaches a member, and what they see then. */
import type { SpecCode } from '@lantern/contract/codes'
import type { ControlRequest } from '@lantern/contract/control'
import type { Page } from '@playwright/test'

/** What the sandbox's control door is asked for; without `times` the fault hits once. */
export type Fault = Omit<Extract<ControlRequest, { action: 'fault.set' }>, 'action'>

/** A row stands alone: it brings about all that it needs, and can be tried again on the same site. */
export type CodeCase = {
  /** Where and to whom: the rest of the test's name. */
  readonly title: string
  /** Rules that this row proves, e.g. `SHELL-CODE-4`. */
  readonly rules?: string
  /** Seed member who is signed in; left out = a visitor, on a device that nobody has seen. */
  readonly as?: string
  /** Page that is open when it happens. Opened anew unless the row before it left it in order (`tidy`). */
  readonly at: string
  /** Brings the page to where the fault is set, e.g. a form filled in. */
  readonly ready?: (page: Page) => Promise<unknown>
  readonly fault?: Fault
  /** What the member does so that the call is made; left out = the page is loaded again. */
  readonly act?: (page: Page) => Promise<unknown>
  /** What they see: the assertions. */
  readonly sees: (page: Page) => Promise<unknown>
  /** Leaves the page in order for the next row at the same address, e.g. closes the dialog. */
  readonly tidy?: (page: Page) => Promise<unknown>
}

/** At least one row for each code: a code without a row does not compile. */
export type CodeTable<Code extends PropertyKey> = { readonly [Each in Code]: readonly [CodeCase, ...CodeCase[]] }

/** Codes whose only place is the login form: their rows are in login-codes.spec.ts. */
export const LOGIN_CODES = [
  6002, 6021, 6022, 6023, 6024, 6025, 6026, 6027, 6028, 6029, 6035, 6036, 6037, 6038, 6039, 6501, 900000,
] as const satisfies readonly SpecCode[]
export type LoginCode = (typeof LOGIN_CODES)[number]

/** The other codes: their rows are in codes.spec.ts. */
export type SiteCode = Exclude<SpecCode, LoginCode>

/** Ways in which no usable answer comes (spec 8, transport). */
export type TransportFault =
  | 'http 403 Forbidden'
  | 'http 404'
  | 'http 500'
  | 'http 504'
  | 'html'
  | 'empty message'
  | 'terminated'
  | 'offline'
