/** Parameters accepted in the query of any page (spec 3, 4; screens.md G18): tokens, invite codes, the agent check. Pure: see intake.ts. */
import { INVITE_LONG_MS, INVITE_SHORT_MS } from '@lantern/contract/constants'

/** Lifetime of each code from when it is first seen (spec 9). */
const INVITE_LIFE_MS = {
  i_code: INVITE_SHORT_MS,
  r_code: INVITE_SHORT_MS,
  r_bet: INVITE_SHORT_MS,
  invite_code: INVITE_LONG_MS,
} as const
type InviteKey = keyof typeof INVITE_LIFE_MS
export type InviteCodes = Partial<Record<InviteKey, { value: string; at: number }>>

const APP_TOKEN = 'appdown-token'
const TOKEN_KEYS = ['token', APP_TOKEN] as const
const AGENT_KEY = 'agent-verify'
const CODE = /^[A-Za-z0-9]{1,32}$/
const TOKEN = /^[A-Za-z0-9._~+/=-]{8,512}$/

export type Intake = {
  token: string | null
  /** The visitor comes from the downloaded app, as the name of the token parameter shows. */
  isFromApp: boolean
  codes: InviteCodes
  agentVerify: string | null
  /** The query without the accepted parameters, e.g. `?chat=1` or ``. */
  rest: string
}

/** Extracts our parameters from a query. `token` takes precedence over `appdown-token`. */
export function takeFromQuery(search: string, nowMs: number): Intake {
  const query = new URLSearchParams(search)
  const codes: InviteCodes = {}
  for (const key of Object.keys(INVITE_LIFE_MS) as InviteKey[]) {
    const value = query.get(key)
    if (value !== null && CODE.test(value)) codes[key] = { value, at: nowMs }
  }
  const token = TOKEN_KEYS.map((key) => query.get(key)).find((value) => value !== null && TOKEN.test(value)) ?? null
  const agentVerify = query.get(AGENT_KEY)
  const isFromApp = query.has(APP_TOKEN)
  const ours = [...TOKEN_KEYS, AGENT_KEY, ...Object.keys(INVITE_LIFE_MS)].filter((key) => query.has(key))
  for (const key of ours) query.delete(key)
  // Serializing it again could change its spelling (`%20` to `+`), and a changed address triggers a navigation.
  const rest = ours.length === 0 ? search.slice(1) : query.toString()
  return {
    token,
    isFromApp,
    codes,
    agentVerify: agentVerify !== null && CODE.test(agentVerify) ? agentVerify : null,
    rest: rest === '' ? '' : `?${rest}`,
  }
}

/** A newer code replaces an older one; a code seen again keeps its first time; expired codes are dropped. */
export function mergeCodes(stored: InviteCodes, taken: InviteCodes, nowMs: number): InviteCodes {
  const merged: InviteCodes = {}
  for (const key of Object.keys(INVITE_LIFE_MS) as InviteKey[]) {
    const old = stored[key]
    const fresh = taken[key]
    const kept = fresh && fresh.value !== old?.value ? fresh : (old ?? fresh)
    if (kept && nowMs - kept.at < INVITE_LIFE_MS[key]) merged[key] = kept
  }
  return merged
}
