/** One room as a fold over facts: a window of lines by gap-free seq, and pending lines until the server confirms them. */
import type { BetPrivacy, ChatLine, ChatLoginData, Gift, Pinned, Quote } from '@lantern/contract/chat'
import type { ChatFact, Mute, OpenState } from '../connection/chat-facts.rules.ts'
import { addLines, type LineWindow } from './line-window.rules.ts'
import { addScore, type TimedScore } from './score.rules.ts'

/** A message of the member without confirmation. */
export type PendingLine = Utterance & { cid: string; at: number; state: 'sending' | 'failed'; message: string }

/** What a member sends: a text with the line that it replies to and the speakers that it mentions; or a bet, which the text describes. */
export type Utterance = { text: string; reply?: Quote; mentions?: readonly string[]; bet?: SharedBet }

/** A bet of the member, and how much of its stake is shown. */
type SharedBet = { no: string; privacy: BetPrivacy }

/** 1 at the end, 0 reading, 2 older lines are being prepended (spec 3: list empty, scrollType 1; screens.md 10). */
type ScrollType = 0 | 1 | 2

/** The last event of the room other than a line. */
export type RoomNews = { kind: 'entered'; nick: string; count: number } | { kind: 'gift'; gift: Gift }

export type RoomView = LineWindow & {
  pending: readonly PendingLine[]
  scrollType: ScrollType
  online: number
  /** Whether this room is open, and whether all are. */
  open: OpenState
  allOpen: OpenState
  /** Shortest pause between two lines of the member in seconds. */
  slowSec: number
  /** When the member sent the last line that was not refused. */
  saidAt: number
  pinned: readonly Pinned[]
  /** Set by the login reply; defaults to 0 (spec 3). */
  login: Required<Pick<ChatLoginData, 'vipMin' | 'vipMax'>> & {
    /** Applies to all rooms. */
    mute: Mute | null
    isKnown: boolean
    isModerator: boolean
    /** Name that identifies the member's own messages. */
    speaker: string
  }
  /** Applies to this room. */
  mute: Mute | null
  /** Seqs of hidden lines: a page or line that the server sent earlier must not show them again. */
  shielded: readonly number[]
  isJoined: boolean
  /** The member looks at this room: lines at its end are read. */
  isShown: boolean
  /** The newest line that the member has seen. */
  readSeq: number
  /** Lines after this one were unread when the room was opened; null shows no divider. */
  dividerSeq: number | null
  /** The room has simulated lines. */
  hasBots: boolean
  /** Scores of the room's match, for the longest delay that a member can choose. */
  scores: readonly TimedScore[]
  news: RoomNews | null
  /** Why the newest page could not be loaded; null if it was. */
  failure: string | null
  /** The newest page was loaded, or failed to load. */
  isLoaded: boolean
}

const OPEN: OpenState = { status: 1, reason: '', resumeAt: null }
const CLOSED: OpenState = { status: 3, reason: '', resumeAt: null }
/** Most hidden seqs remembered: far more than are hidden while a page is being fetched. */
const MAX_SHIELDED = 200

export const EMPTY_ROOM: RoomView = {
  lines: [],
  newestSeq: 0,
  hasOlder: false,
  resumeSeq: null,
  holes: [],
  pending: [],
  scrollType: 1,
  online: 0,
  open: OPEN,
  allOpen: OPEN,
  slowSec: 0,
  saidAt: 0,
  pinned: [],
  login: { mute: null, vipMin: 0, vipMax: 0, isKnown: false, isModerator: false, speaker: '' },
  mute: null,
  shielded: [],
  isJoined: false,
  isShown: false,
  readSeq: 0,
  dividerSeq: null,
  hasBots: false,
  scores: [],
  news: null,
  failure: null,
  isLoaded: false,
}

export type RoomEvent =
  | ChatFact
  /** A page that was requested: the newest, older or newer ones, or those around a line, which replace the window. */
  | { kind: 'history'; list: readonly ChatLine[]; hasMore: boolean; where: 'newest' | 'before' | 'after' | 'around' }
  | { kind: 'history-failed'; message: string }
  | { kind: 'opened'; readSeq: number }
  | { kind: 'hidden' }
  | { kind: 'seen'; isAtEnd: boolean }
  | { kind: 'sent'; cid: string; said: Utterance; at: number }
  | { kind: 'failed'; cid: string; message: string }
  | { kind: 'dismissed'; cid: string }
  | { kind: 'cleared' }

/** Applies one fact. `cleared` (connection lost) empties the room (spec 4) but keeps unsent lines and what was read. */
export function foldRoom(room: RoomView, event: RoomEvent): RoomView {
  switch (event.kind) {
    case 'logged-in':
      return { ...room, login: loginOf(event.data), slowSec: event.data?.slowSec ?? room.slowSec }
    case 'joined':
      return {
        ...arrived(room, event.room.last, 'newest', event.room.hasMore),
        isJoined: true,
        isLoaded: true,
        failure: null,
        online: event.room.online,
        open: { status: event.room.status, reason: event.room.reason, resumeAt: event.room.resumeAt },
        slowSec: event.room.slowSec ?? room.slowSec,
        pinned: event.room.pinned,
      }
    case 'line':
      return arrived(room, [event.line], 'live')
    case 'page':
      return arrived(room, event.list, 'live')
    case 'history':
      return {
        ...arrived(room, event.list, event.where, event.hasMore),
        scrollType: scrollTypeAfter(room, event.where),
        failure: null,
        isLoaded: true,
      }
    case 'history-failed':
      return { ...room, failure: event.message, isLoaded: true }
    case 'opened': {
      const readSeq = Math.max(room.readSeq, event.readSeq)
      return { ...room, isShown: true, readSeq, dividerSeq: readSeq > 0 ? readSeq : null, scrollType: 1 }
    }
    case 'hidden':
      return { ...room, isShown: false }
    case 'seen':
      return seen(room, event.isAtEnd)
    case 'sent':
      return {
        ...room,
        scrollType: 1,
        saidAt: event.at,
        pending: [
          ...room.pending.filter((line) => line.cid !== event.cid),
          { ...event.said, cid: event.cid, at: event.at, state: 'sending', message: '' },
        ],
      }
    case 'refused':
    case 'failed':
      // Keeps the reason of a refusal; a missing echo has none.
      if (
        !room.pending.some((line) => line.cid === event.cid && (event.kind === 'refused' || line.state === 'sending'))
      )
        return room
      return {
        ...room,
        // A refused line does not count for slow mode.
        saidAt: 0,
        pending: room.pending.map((line) =>
          line.cid === event.cid ? { ...line, state: 'failed', message: event.message } : line,
        ),
      }
    case 'dismissed':
      return { ...room, pending: room.pending.filter((line) => line.cid !== event.cid) }
    case 'speech':
      return event.roomId === ''
        ? { ...room, login: { ...room.login, mute: event.mute } }
        : { ...room, mute: event.mute }
    case 'shielded':
      return shield(room, event.seqs)
    case 'room-status':
      return {
        ...room,
        open: event.state,
        slowSec: event.slowSec ?? room.slowSec,
        pinned: event.pinned ?? room.pinned,
      }
    case 'all-rooms':
      return { ...room, allOpen: event.state }
    case 'vip-gate':
      return { ...room, login: { ...room.login, vipMin: event.vipMin, vipMax: event.vipMax } }
    case 'left':
      // The server removed this client: nothing more arrives here until it is opened again.
      return { ...room, isJoined: false, open: CLOSED }
    case 'scored':
      return { ...room, scores: addScore(room.scores, event) }
    case 'entered': {
      const count = room.news?.kind === 'entered' ? room.news.count + 1 : 1
      return { ...room, online: event.online ?? room.online + 1, news: { kind: 'entered', nick: event.nick, count } }
    }
    case 'gift-given':
      return { ...room, news: { kind: 'gift', gift: event.gift } }
    case 'heartbeat':
      return room
    case 'cleared':
      return {
        ...EMPTY_ROOM,
        pending: room.pending,
        isShown: room.isShown,
        readSeq: room.readSeq,
        dividerSeq: room.dividerSeq,
        hasBots: room.hasBots,
        saidAt: room.saidAt,
        slowSec: room.slowSec,
        // A member who delays scores still sees the previous one.
        scores: room.scores,
        shielded: room.shielded,
        resumeSeq: room.newestSeq > 0 ? room.newestSeq : room.resumeSeq,
      }
  }
}

/** Adds lines to the window and drops the pending ones that they confirm. While the reader is at the end, they are read. */
function arrived(
  room: RoomView,
  list: readonly ChatLine[],
  where: Parameters<typeof addLines>[2],
  hasMore?: boolean,
): RoomView {
  const window = addLines(room, withoutHidden(list, room.shielded), where, hasMore)
  if (window === room) return room
  const cids = new Set(list.map((line) => line.cid))
  const hasBots = room.hasBots || list.some((line) => line.bot)
  const pending = room.pending.filter((line) => !cids.has(line.cid))
  const next = { ...room, ...window, hasBots, pending, saidAt: lastSaid(room, list) }
  return room.isShown && room.scrollType === 1 ? seen(next, true) : next
}

/** Slow mode also counts the member's lines from another page, or from before the panel was closed. */
function lastSaid({ saidAt, login }: RoomView, list: readonly ChatLine[]): number {
  if (login.speaker === '') return saidAt
  return Math.max(saidAt, ...list.filter(({ speaker }) => speaker === login.speaker).map(({ at }) => at))
}

function shield(room: RoomView, seqs: readonly number[]): RoomView {
  const shielded = [...room.shielded, ...seqs].slice(-MAX_SHIELDED)
  const pending = room.pending.map((line) => (line.reply ? { ...line, ...withQuoteHidden(line, seqs) } : line))
  return { ...room, lines: withoutHidden(room.lines, seqs), pending, shielded }
}

/** Empties hidden lines, and the quotes of them. */
function withoutHidden(lines: readonly ChatLine[], seqs: readonly number[]): readonly ChatLine[] {
  if (seqs.length === 0) return lines
  return lines.map((line) => {
    if (seqs.includes(line.seq))
      return { ...line, shielded: true, text: '', mentions: [], reply: undefined, card: undefined }
    return line.reply && seqs.includes(line.reply.seq) ? { ...line, ...withQuoteHidden(line, seqs) } : line
  })
}

/** A quote without its text when its line is hidden. */
export function withQuoteHidden<Quoted extends Pick<Quote, 'seq' | 'text'> & { kind?: unknown }>(
  { reply }: { reply?: Quoted },
  seqs: readonly number[],
): { reply?: Quoted } {
  return reply && seqs.includes(reply.seq) ? { reply: { ...reply, kind: undefined, text: '' } } : { reply }
}

/** The effective mute: that of all rooms or of this one, whichever ends later. */
export function muteOf({ login, mute }: Pick<RoomView, 'login' | 'mute'>, now: number): Mute | null {
  const held = [login.mute, mute].filter((one) => one !== null && (one.until === null || one.until > now))
  return held.sort((a, b) => endOf(b) - endOf(a))[0] ?? null
}

function endOf(mute: Mute | null): number {
  return mute?.until ?? Number.POSITIVE_INFINITY
}

/** The state of all rooms overrides that of this one. */
export function openStateOf({ open, allOpen }: Pick<RoomView, 'open' | 'allOpen'>): OpenState {
  return allOpen.status === 1 ? open : allOpen
}

function seen(room: RoomView, isAtEnd: boolean): RoomView {
  const scrollType = isAtEnd ? 1 : 0
  const last = room.lines.at(-1)?.seq ?? 0
  const readSeq = isAtEnd ? Math.max(room.readSeq, last) : room.readSeq
  return scrollType === room.scrollType && readSeq === room.readSeq ? room : { ...room, scrollType, readSeq }
}

function scrollTypeAfter(room: RoomView, where: 'newest' | 'before' | 'after' | 'around'): ScrollType {
  if (where === 'around') return 0
  return where === 'before' && room.scrollType === 0 ? 2 : room.scrollType
}

function loginOf(data: ChatLoginData | undefined): RoomView['login'] {
  return {
    vipMin: data?.vipMin ?? 0,
    vipMax: data?.vipMax ?? 0,
    mute: data?.speechStatus === 1 ? { until: data.muteUntil, rule: data.muteRule, canAppeal: data.appeal } : null,
    isKnown: true,
    isModerator: data?.isModerator ?? false,
    speaker: data?.speaker ?? '',
  }
}

/** Lines that the member has not seen. */
export function unreadOf(room: RoomView): number {
  return room.readSeq === 0 ? 0 : Math.max(0, room.newestSeq - room.readSeq)
}
