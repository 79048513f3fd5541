/** Members, their sessions, mail and the small things of signing in (screens.md 11.2). */
import type { Generated, Selectable } from 'kysely'

type MembersTable = {
  id: string
  user_name: string
  /** Lower case: names are unique whatever their case. */
  user_key: string
  nick: string
  pwd_hash: string
  fund_hash: string | null
  fund_wrong: Generated<number>
  fund_locked_until: Generated<number>
  real_name: string | null
  area: Generated<string>
  phone: string | null
  birthday: string | null
  /** 0 none, 1 in review, 2 ok, 3 rejected. */
  kyc: Generated<number>
  vip: Generated<number>
  /** 1 normal, 2 frozen, 3 time-out, 4 excluded, 5 closed. */
  status: Generated<number>
  status_reason: Generated<string>
  status_until: number | null
  /** From when play is open again after a self-exclusion; null until the member asks to return. */
  return_at: Generated<number | null>
  /** Comma-separated: `blocked` 10104, `device-blocked` 10102, `device-auth` 6035, `risk` 6029, `review` manual withdrawal review. */
  flags: Generated<string>
  /** When the account closes for good; null unless the member asked for it. */
  closes_at: Generated<number | null>
  odds_type: Generated<number>
  lang: Generated<string>
  role: Generated<string>
  auto_transfer: Generated<boolean>
  email: Generated<string | null>
  /** JSON: terms, privacy, marketing by product, and when. */
  consents: Generated<string>
  agent_verify: Generated<string>
  registered_device: Generated<string>
  guide_dismissed: Generated<number>
  registered_at: number
  last_login_at: number | null
  last_login_device: Generated<string>
  /** City as `visitor-location.ts` stores it. */
  last_login_place: Generated<string>
  password_changed_at: Generated<number>
  /** JSON: step → open | done | skipped. */
  guide: Generated<string>
  /** Anti-phishing phrase; '' if none is set. */
  phrase: Generated<string>
  /** Of fund password or passkeys; the login password has its own. */
  security_changed_at: Generated<number>
  /** female, male, other; '' = not given. */
  gender: Generated<string>
  address: Generated<string>
  /** Ids at other services; '' = not given. */
  wechat: Generated<string>
  qq: Generated<string>
  telegram: Generated<string>
  /** Number of the chosen picture. */
  avatar: Generated<number>
  profile_version: Generated<number>
  nick_changed_at: number | null
  /** JSON: language, theme, skin and motion that the member chose. */
  display: Generated<string>
}
export type Member = Selectable<MembersTable>

type SessionsTable = {
  token_hash: string
  member_id: string
  device_uuid: string
  device_label: string
  client_type: string
  created_at: number
  expire_at: number
  /** 6001, 10105, 10104, 10102, logout, revoked. */
  ended_reason: string | null
  ended_at: number | null
  /** Device that took the place, for the sentence of 6001. */
  ended_by: string | null
}
export type Session = Selectable<SessionsTable>

export type MailsTable = {
  id: string
  member_id: string
  type: string
  title_zh: string
  title_en: string
  body_zh: string
  body_en: string
  biz_no: string | null
  at: number
  read_at: number | null
  /** Ed25519 over `mailText` of the contract, base64. */
  signature: Generated<string>
  pinned: Generated<boolean>
}
export type MailRow = Selectable<MailsTable>

type SmsCodesTable = {
  id: string
  scene: string
  target: string
  /** Who asked: device, session or address. */
  source: Generated<string>
  network: Generated<string>
  is_own: Generated<boolean>
  code: string
  sent_at: number
  expire_at: number
  wrong: Generated<number>
  used_at: number | null
}

export type MemberTables = {
  members: MembersTable
  sessions: SessionsTable
  mails: MailsTable
  sms_codes: SmsCodesTable
}
