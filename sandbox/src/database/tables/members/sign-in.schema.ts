/** What stands between a name and its session: devices, places, codes, checks, passkeys (screens.md 11.2). */
import type { Generated, Selectable } from 'kysely'

type DevicesTable = {
  member_id: string
  device_uuid: string
  fingerprint: Generated<string>
  label: Generated<string>
  /** Given by the member; '' shows the label. */
  name: Generated<string>
  /** 0 = never proved. */
  trusted_until: Generated<number>
  /** 1 ok, 2 blocked. */
  state: Generated<number>
  last_ip: Generated<string>
  last_at: number
  /** By the member; the next login on it lists it again. */
  removed: Generated<boolean>
}
type LoginLocationsTable = { member_id: string; place: string; trusted_until: Generated<number>; last_at: number }
type LoginFailuresTable = { source: string; user_key: string; at: number }
type LoginAttemptsTable = { user_key: string; wrong: number; locked_until: number }
type ImageCodesTable = { id: string; code: string; expire_at: number }
type LoginTicketsTable = {
  ticket: string
  member_id: string
  device_uuid: Generated<string>
  wrong: Generated<number>
  expire_at: number
}
/** `answer`: pixels of the slider, ids in order joined by commas, or digits. */
type CaptchasTable = { id: string; kind: string; answer: string; created_at: number; expire_at: number }
type CaptchaTokensTable = { token: string; expire_at: number }
type PasskeysTable = {
  id: string
  member_id: string
  /** COSE key, base64url. */
  public_key: string
  counter: number
  /** Comma-separated. */
  transports: Generated<string>
  rp_id: string
  label: Generated<string>
  created_at: number
  last_at: number | null
}
type LoginHistoryTable = {
  id: string
  member_id: string
  at: number
  ip: string
  place: string
  device: string
  result: string
}
export type Device = Selectable<DevicesTable>
export type LoginLocation = Selectable<LoginLocationsTable>
export type Passkey = Selectable<PasskeysTable>
export type PasskeyChallengesTable = {
  id: string
  challenge: string
  rp_id: string
  member_id: string | null
  expire_at: number
  /** `login`, `register` or `fund`. */
  purpose: Generated<string>
}
/** Of the SHA-256 of a ticket. */
type FundTicketsTable = { ticket_hash: string; member_id: string; expire_at: number }

export type SignInTables = {
  devices: DevicesTable
  login_places: LoginLocationsTable
  login_failures: LoginFailuresTable
  login_attempts: LoginAttemptsTable
  login_history: LoginHistoryTable
  image_codes: ImageCodesTable
  login_tickets: LoginTicketsTable
  captchas: CaptchasTable
  captcha_tokens: CaptchaTokensTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  fund_tickets: FundTicketsTable
}
