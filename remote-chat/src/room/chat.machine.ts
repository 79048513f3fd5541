/** State machine of the rooms of one panel: facts and requests in, frames and pages to fetch out. Pure: chat.runner.ts performs the effects. */
import { type ChatLine, MSG } from '@lantern/contract/chat'
import type { ChatUpFrame } from '@lantern/contract/chat-frames'
import { type ChatFact, concernsRoom, holdsInAllRooms } from '../connection/chat-facts.rules.ts'
import { gapAfter, isLive } from './line-window.rules.ts'
import { EMPTY_ROOM, foldRoom, type RoomEvent, type RoomView, type Utterance } from './room.rules.ts'

/** Most rooms that stay joined after they were opened, so that their unread lines are counted. */
export const MAX_ROOMS = 6
/** Lines fetched before and after the target of a jump. */
const AROUND = 15

type Where = 'newest' | 'before' | 'after' | 'around'

export type ChatView = {
  /** The room on screen; '' before the first. */
  roomId: string
  /** Opened rooms, least recently used first. */
  rooms: Readonly<Record<string, RoomView>>
  /** Initial state of a room that is opened: only what applies to all rooms. */
  blank: RoomView
  isLoggedIn: boolean
  /** Pages being fetched, as `room/where`. */
  fetching: readonly string[]
}

export type ChatViewEvent =
  /** @param readSeq the newest line that was read on an earlier visit, 0 without one */
  | { kind: 'opened'; roomId: string; readSeq: number }
  | { kind: 'fact'; fact: ChatFact }
  /** Several that arrived together: the rooms change once. */
  | { kind: 'facts'; facts: readonly ChatFact[] }
  | { kind: 'cleared' }
  | { kind: 'wanted'; roomId: string; where: 'newest' | 'before' | 'after' }
  | { kind: 'jumped'; roomId: string; seq: number }
  | { kind: 'page'; roomId: string; where: Where; list: readonly ChatLine[]; hasMore: boolean }
  | { kind: 'page-failed'; roomId: string; where: Where; message: string }
  /** Retries a gap that could not be filled. */
  | { kind: 'gap-due'; roomId: string }
  | { kind: 'seen'; roomId: string; isAtEnd: boolean }
  | { kind: 'hidden' }
  | { kind: 'shown' }
  | { kind: 'sent'; roomId: string; cid: string; said: Utterance; at: number }
  | { kind: 'failed'; roomId: string; cid: string; message: string }
  | { kind: 'dismissed'; roomId: string; cid: string }

export type ChatViewEffect =
  | { kind: 'send'; frame: ChatUpFrame }
  | { kind: 'send-line'; roomId: string; cid: string; said: Utterance }
  | { kind: 'fetch'; roomId: string; where: Where; beforeSeq?: number; afterSeq?: number }
  | { kind: 'fill-later'; roomId: string }
  | { kind: 'keep-mark'; roomId: string; seq: number }

export type ChatStep = { state: ChatView; effects: ChatViewEffect[] }

export const NO_ROOMS: ChatView = { roomId: '', rooms: {}, blank: EMPTY_ROOM, isLoggedIn: false, fetching: [] }

export function transition(state: ChatView, event: ChatViewEvent): ChatStep {
  switch (event.kind) {
    case 'opened':
      return open(state, event.roomId, event.readSeq)
    case 'fact':
      return fact(state, event.fact)
    case 'facts':
      return withLinesTogether(event.facts).reduce<ChatStep>(
        (step, one) => {
          const next = fact(step.state, one)
          return { state: next.state, effects: [...step.effects, ...next.effects] }
        },
        { state, effects: [] },
      )
    case 'cleared':
      // Pages being fetched belong to the cleared room.
      return {
        state: {
          ...state,
          isLoggedIn: false,
          fetching: [],
          blank: EMPTY_ROOM,
          rooms: mapRooms(state, () => ({ kind: 'cleared' })),
        },
        effects: [],
      }
    case 'wanted':
      return want(state, event.roomId, event.where)
    case 'jumped':
      return jump(state, event.roomId, event.seq)
    case 'page':
      if (!isFetching(state, event)) return { state, effects: [] }
      return settled(without(state, event.roomId, event.where), event.roomId, {
        kind: 'history',
        list: event.list,
        hasMore: event.hasMore,
        where: event.where,
      })
    case 'page-failed': {
      if (!isFetching(state, event)) return { state, effects: [] }
      const next = without(state, event.roomId, event.where)
      // Without a retry the lines of the gap would be missing until the next line arrives.
      if (event.where === 'after' && missesLines(next, event.roomId))
        return { state: next, effects: [{ kind: 'fill-later', roomId: event.roomId }] }
      if (event.where !== 'newest') return { state: next, effects: [] }
      return inRoom(next, event.roomId, { kind: 'history-failed', message: event.message })
    }
    case 'gap-due':
      return fillGap(state, event.roomId)
    case 'seen':
      return settled(state, event.roomId, { kind: 'seen', isAtEnd: event.isAtEnd })
    case 'hidden':
      return inRoom(state, state.roomId, { kind: 'hidden' })
    case 'shown':
      return inRoom(state, state.roomId, { kind: 'opened', readSeq: 0 })
    case 'sent': {
      const { roomId, cid, said, at } = event
      const step = inRoom(state, roomId, { kind: 'sent', cid, said, at })
      const room = step.state.rooms[roomId]
      // The member's own line is at the end, so the list returns there.
      const end = room && !isLive(room) ? want(step.state, roomId, 'newest') : step
      return { state: end.state, effects: [{ kind: 'send-line', roomId, cid, said }, ...end.effects] }
    }
    case 'failed':
      return inRoom(state, event.roomId, { kind: 'failed', cid: event.cid, message: event.message })
    case 'dismissed':
      return inRoom(state, event.roomId, { kind: 'dismissed', cid: event.cid })
  }
}

/** Shows a room. Rooms beyond the limit are left, least recently used first. */
function open(state: ChatView, roomId: string, readSeq: number): ChatStep {
  if (state.roomId === roomId) return { state, effects: [] }
  const known = state.rooms[roomId]
  const room = foldRoom(known ?? state.blank, { kind: 'opened', readSeq })
  const others = Object.entries(state.rooms).filter(([id]) => id !== roomId)
  const dropped = others.slice(0, Math.max(0, others.length + 1 - MAX_ROOMS)).map(([id]) => id)
  const kept = Object.fromEntries(
    others
      .slice(dropped.length)
      .map(([id, other]) => [id, id === state.roomId ? foldRoom(other, { kind: 'hidden' }) : other]),
  )
  const effects: ChatViewEffect[] = state.isLoggedIn
    ? [
        ...dropped.map((id) => send({ msgId: MSG.leaveRoom, msgData: { roomId: id } })),
        ...(known ? [] : [join(roomId)]),
      ]
    : []
  const next = { ...state, roomId, rooms: { ...kept, [roomId]: room } }
  if (room.isLoaded) return { state: next, effects }
  const step = want(next, roomId, 'newest')
  return { state: step.state, effects: [...effects, ...step.effects] }
}

function fact(state: ChatView, fact: ChatFact): ChatStep {
  if (fact.kind === 'logged-in') {
    // The room on screen first.
    const ids = [state.roomId, ...Object.keys(state.rooms).filter((id) => id !== state.roomId)].filter(
      (id) => id !== '',
    )
    return {
      state: { ...state, isLoggedIn: true, blank: foldRoom(state.blank, fact), rooms: mapRooms(state, () => fact) },
      effects: ids.map(join),
    }
  }
  const blank = holdsInAllRooms(fact) ? foldRoom(state.blank, fact) : state.blank
  const concerned = Object.keys(state.rooms).filter((id) => concernsRoom(fact, id, state.roomId))
  return concerned.reduce<ChatStep>(
    (step, id) => {
      const next = settled(step.state, id, fact)
      return { state: next.state, effects: [...step.effects, ...next.effects] }
    },
    { state: { ...state, blank }, effects: [] },
  )
}

/** Combines consecutive lines of one room into one page: in a flood each line would copy the window. */
function withLinesTogether(facts: readonly ChatFact[]): ChatFact[] {
  const together: ChatFact[] = []
  for (const one of facts) {
    const before = together.at(-1)
    if (one.kind !== 'line') together.push(one)
    else if (before?.kind === 'page' && before.roomId === one.roomId)
      together[together.length - 1] = { ...before, list: [...before.list, one.line] }
    else together.push({ kind: 'page', roomId: one.roomId, list: [one.line], hasMore: false })
  }
  return together
}

/** Requests a page, unless it is being fetched or does not exist. */
function want(state: ChatView, roomId: string, where: 'newest' | 'before' | 'after'): ChatStep {
  const room = state.rooms[roomId]
  if (!room || isFetching(state, { roomId, where })) return { state, effects: [] }
  const [first, last] = [room.lines[0]?.seq, room.lines.at(-1)?.seq]
  if (where === 'newest') return fetching(state, { kind: 'fetch', roomId, where })
  if (where === 'before') {
    if (!room.hasOlder || first === undefined) return { state, effects: [] }
    return fetching(state, { kind: 'fetch', roomId, where, beforeSeq: first })
  }
  if (isLive(room) || last === undefined) return { state, effects: [] }
  return fetching(state, { kind: 'fetch', roomId, where, afterSeq: last })
}

/** Shows the lines around a line that is not held; the list itself scrolls to a held one. */
function jump(state: ChatView, roomId: string, seq: number): ChatStep {
  const room = state.rooms[roomId]
  const isHeld = room?.lines.some((line) => line.seq === seq) ?? true
  if (isHeld || isFetching(state, { roomId, where: 'around' })) return { state, effects: [] }
  return fetching(state, { kind: 'fetch', roomId, where: 'around', beforeSeq: seq + AROUND + 1 })
}

/** Applies an event to a room; then fetches the lines of a gap and stores the read mark. */
function settled(state: ChatView, roomId: string, event: RoomEvent): ChatStep {
  const before = state.rooms[roomId]
  const step = inRoom(state, roomId, event)
  const room = step.state.rooms[roomId]
  if (!before || !room || room === before) return step
  const effects: ChatViewEffect[] =
    room.readSeq === before.readSeq ? [] : [{ kind: 'keep-mark', roomId, seq: room.readSeq }]
  const fill = fillGap(step.state, roomId)
  return { state: fill.state, effects: [...effects, ...fill.effects] }
}

function fillGap(state: ChatView, roomId: string): ChatStep {
  const room = state.rooms[roomId]
  const gap = room ? gapAfter(room) : null
  if (gap === null || isFetching(state, { roomId, where: 'after' })) return { state, effects: [] }
  return fetching(state, { kind: 'fetch', roomId, where: 'after', afterSeq: gap })
}

function missesLines(state: ChatView, roomId: string): boolean {
  const room = state.rooms[roomId]
  return room !== undefined && gapAfter(room) !== null
}

function inRoom(state: ChatView, roomId: string, event: RoomEvent): ChatStep {
  const room = state.rooms[roomId]
  const next = room && foldRoom(room, event)
  if (!next || next === room) return { state, effects: [] }
  return { state: { ...state, rooms: { ...state.rooms, [roomId]: next } }, effects: [] }
}

function mapRooms(state: ChatView, eventOf: () => RoomEvent): ChatView['rooms'] {
  return Object.fromEntries(Object.entries(state.rooms).map(([id, room]) => [id, foldRoom(room, eventOf())]))
}

function fetching(state: ChatView, effect: Extract<ChatViewEffect, { kind: 'fetch' }>): ChatStep {
  return { state: { ...state, fetching: [...state.fetching, `${effect.roomId}/${effect.where}`] }, effects: [effect] }
}

function isFetching(state: ChatView, { roomId, where }: { roomId: string; where: Where }): boolean {
  return state.fetching.includes(`${roomId}/${where}`)
}

function without(state: ChatView, roomId: string, where: Where): ChatView {
  return { ...state, fetching: state.fetching.filter((one) => one !== `${roomId}/${where}`) }
}

function join(roomId: string): ChatViewEffect {
  return send({ msgId: MSG.joinRoom, msgData: { roomId } })
}

function send(frame: ChatUpFrame): ChatViewEffect {
  return { kind: 'send', frame }
}
