/** Whether a member may write in a room, and whether a draft can be sent (screens.md 10, gate and V). */
import { CHAT_MAX_UNITS } from '@lantern/contract/chat'
import type { MEMBER_STATUS } from '@lantern/contract/user'
import { textLength } from '@lantern/platform'
import type { Mute, OpenState } from '../connection/chat-facts.rules.ts'
import { muteOf, openStateOf, type RoomView } from './room.rules.ts'

export type Gate =
  | { kind: 'open' }
  | { kind: 'login' }
  | ({ kind: 'room' } & OpenState)
  | ({ kind: 'muted' } & Mute)
  /** A break that the member took (screens.md 6 safer). */
  | { kind: 'break' }
  | { kind: 'vip'; min: number; max: number; level: number }
  | { kind: 'identity'; isInReview: boolean }
  | { kind: 'connecting' }

/** Time-out and self-exclusion. Literals, because the module of the statuses contains every endpoint of the account. */
const BREAKS: readonly number[] = [3, 4] satisfies [typeof MEMBER_STATUS.timeout, typeof MEMBER_STATUS.excluded]
/** States of the identity check in member info. */
const KYC_IN_REVIEW = 1
const KYC_OK = 2

/** Fields of member info that the gate needs. */
export type Standing = { vip: number; kyc: number; status: number }

export type GateContext = { isConnected: boolean; now: number }

/**
 * Logged in, room open, not muted, not taking a break, VIP level within the bounds (vipMax 0 means no upper bound), identity verified. The server
 * decides; this shows the reason before a line is written.
 * @param member null for a visitor, undefined until member info is loaded
 */
export function gateOf(room: RoomView, member: Standing | null | undefined, { isConnected, now }: GateContext): Gate {
  if (member === null) return { kind: 'login' }
  const open = openStateOf(room)
  if (open.status !== 1) return { kind: 'room', ...open }
  const mute = muteOf(room, now)
  if (mute) return { kind: 'muted', ...mute }
  if (member && BREAKS.includes(member.status)) return { kind: 'break' }
  const { vipMin, vipMax } = room.login
  if (member && (member.vip < vipMin || (vipMax > 0 && member.vip > vipMax)))
    return { kind: 'vip', min: vipMin, max: vipMax, level: member.vip }
  if (member && member.kyc !== KYC_OK) return { kind: 'identity', isInReview: member.kyc === KYC_IN_REVIEW }
  if (!isConnected || !room.isJoined) return { kind: 'connecting' }
  return { kind: 'open' }
}

/** Time until slow mode lets the member send again, in ms; 0 at once. */
export function slowModeLeft({ saidAt, slowSec }: Pick<RoomView, 'saidAt' | 'slowSec'>, now: number): number {
  return Math.max(0, saidAt + slowSec * 1_000 - now)
}

/** Line limit of a message (screens.md 10). */
const MAX_ROWS = 8

/** Validates a draft: 1-200 units, at most 8 lines; null if valid. */
export function draftProblem(text: string): 'empty' | 'long' | 'rows' | null {
  if (text.trim() === '') return 'empty'
  if (textLength(text) > CHAT_MAX_UNITS) return 'long'
  return text.split('\n').length > MAX_ROWS ? 'rows' : null
}
