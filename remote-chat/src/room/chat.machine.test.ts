import { MSG } from '@lantern/contract/chat'
import { aChatLine } from '@lantern/testing'
import {
  type ChatView,
  type ChatViewEffect,
  type ChatViewEvent,
  MAX_ROOMS,
  NO_ROOMS,
  transition,
} from './chat.machine.ts'

function run(events: readonly ChatViewEvent[], start: ChatView = NO_ROOMS) {
  const effects: ChatViewEffect[] = []
  let state = start
  for (const event of events) {
    const step = transition(state, event)
    state = step.state
    effects.push(...step.effects)
  }
  return { state, effects }
}

const opened = (roomId: string, readSeq = 0): ChatViewEvent => ({ kind: 'opened', roomId, readSeq })
const loggedIn: ChatViewEvent = { kind: 'fact', fact: { kind: 'logged-in', code: 0, data: undefined } }
const joined = (roomId: string, last: number[]): ChatViewEvent => ({
  kind: 'fact',
  fact: {
    kind: 'joined',
    roomId,
    room: {
      roomId,
      status: 1,
      reason: '',
      resumeAt: null,
      slowSec: null,
      online: 1,
      pinned: [],
      last: last.map((seq) => aChatLine({ seq, roomId })),
      hasMore: true,
    },
  },
})
const said = (roomId: string, seq: number): ChatViewEvent => ({
  kind: 'fact',
  fact: { kind: 'line', roomId, line: aChatLine({ seq, roomId }) },
})
const join = (roomId: string) => ({ kind: 'send', frame: { msgId: MSG.joinRoom, msgData: { roomId } } })
const leave = (roomId: string) => ({ kind: 'send', frame: { msgId: MSG.leaveRoom, msgData: { roomId } } })
const sends = (effects: readonly ChatViewEffect[]) => effects.filter(({ kind }) => kind === 'send')
const fetches = (effects: readonly ChatViewEffect[]) => effects.filter(({ kind }) => kind === 'fetch')

describe('transition of the rooms', () => {
  it('[CHAT-13] applies facts that arrived together in one change, with the same result as one by one', () => {
    const facts = [said('lobby', 8), said('lobby', 9), joined('lobby', [9])].flatMap((event) =>
      event.kind === 'fact' ? [event.fact] : [],
    )
    const start = run([opened('lobby'), loggedIn, joined('lobby', [7])]).state
    const together = run([{ kind: 'facts', facts }], start)
    const apart = run(
      facts.map((fact) => ({ kind: 'fact', fact })),
      start,
    )
    expect(together.state).toEqual(apart.state)
    // The read mark is stored once for both lines.
    expect(together.effects.filter((effect) => effect.kind !== 'keep-mark')).toEqual(
      apart.effects.filter((effect) => effect.kind !== 'keep-mark'),
    )
    expect(together.effects.findLast((effect) => effect.kind === 'keep-mark')).toEqual(
      apart.effects.findLast((effect) => effect.kind === 'keep-mark'),
    )
    expect(together.state.rooms.lobby?.lines.map(({ seq }) => seq)).toEqual([7, 8, 9])
  })

  it('[CHAT-20] joins a room when it is opened, and every opened room again after a login, the shown one first', () => {
    const first = run([opened('lobby'), loggedIn, opened('vip')])
    expect(sends(first.effects)).toEqual([join('lobby'), join('vip')])
    const again = run([{ kind: 'cleared' }, loggedIn], first.state)
    expect(sends(again.effects)).toEqual([join('vip'), join('lobby')])
  })

  it('[CHAT-27] stays in rooms that were opened and counts their unread lines', () => {
    const { state } = run([opened('lobby'), loggedIn, joined('lobby', [1]), opened('vip'), said('lobby', 2)])
    expect(state.rooms.lobby).toMatchObject({ readSeq: 1, newestSeq: 2, isShown: false })
    expect(state.rooms.vip?.lines).toEqual([])
  })

  it('[CHAT-27] leaves the least recently used room when too many are open', () => {
    const ids = Array.from({ length: MAX_ROOMS }, (_, index) => `match:${index}`)
    const full = run([loggedIn, ...ids.map((id) => opened(id)), opened('match:0')])
    const { state, effects } = run([opened('lobby')], full.state)
    expect(sends(effects)).toEqual([leave('match:1'), join('lobby')])
    expect(Object.keys(state.rooms)).toHaveLength(MAX_ROOMS)
    expect(state.rooms['match:0']).toBeDefined()
  })

  it('[CHAT-20] a room that is left before its join is confirmed does not come back with the confirmation', () => {
    const ids = Array.from({ length: MAX_ROOMS + 1 }, (_, index) => `match:${index}`)
    const { state } = run([loggedIn, ...ids.map((id) => opened(id)), joined('match:0', [1])])
    expect(state.rooms['match:0']).toBeUndefined()
  })

  it('[CHAT-15] retries a gap whose page could not be fetched, while it is still a gap', () => {
    const gap = run([opened('lobby'), loggedIn, joined('lobby', [1]), said('lobby', 5)])
    const failed: ChatViewEvent = { kind: 'page-failed', roomId: 'lobby', where: 'after', message: '' }
    const later = run([failed], gap.state)
    expect(later.effects).toEqual([{ kind: 'fill-later', roomId: 'lobby' }])
    const again = run([{ kind: 'gap-due', roomId: 'lobby' }], later.state)
    expect(again.effects).toEqual([{ kind: 'fetch', roomId: 'lobby', where: 'after', afterSeq: 1 }])
    // The page is being fetched, or the room was cleared in the meantime.
    expect(run([{ kind: 'gap-due', roomId: 'lobby' }], again.state).effects).toEqual([])
    const cleared = run([{ kind: 'cleared' }, { kind: 'gap-due', roomId: 'lobby' }], later.state)
    expect(cleared.effects).toEqual([])
    expect(run([{ kind: 'gap-due', roomId: 'elsewhere' }], later.state).effects).toEqual([])
  })

  it('does not try again when newer lines of a window in the past could not be fetched', () => {
    const past = run([opened('lobby'), loggedIn, joined('lobby', [40]), { kind: 'jumped', roomId: 'lobby', seq: 5 }])
    const list = [4, 5, 6].map((seq) => aChatLine({ seq }))
    const there = run(
      [
        { kind: 'page', roomId: 'lobby', where: 'around', list, hasMore: true },
        { kind: 'wanted', roomId: 'lobby', where: 'after' },
        { kind: 'page-failed', roomId: 'lobby', where: 'after', message: '' },
      ],
      past.state,
    )
    expect(there.effects).toEqual([{ kind: 'fetch', roomId: 'lobby', where: 'after', afterSeq: 6 }])
  })

  it('[CHAT-15] fetches a gap once, and the next one after the answer', () => {
    const open = run([opened('lobby'), loggedIn, joined('lobby', [1])])
    const gap = run([said('lobby', 5), said('lobby', 6)], open.state)
    expect(fetches(gap.effects)).toEqual([{ kind: 'fetch', roomId: 'lobby', where: 'after', afterSeq: 1 }])
    const list = [2, 3, 4].map((seq) => aChatLine({ seq }))
    const filled = run([{ kind: 'page', roomId: 'lobby', where: 'after', list, hasMore: true }], gap.state)
    expect(filled.state.rooms.lobby?.lines.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
    expect(fetches(run([said('lobby', 9)], filled.state).effects)).toMatchObject([{ afterSeq: 6 }])
  })

  it('[CHAT-15] fetches the missed lines after a reconnect', () => {
    const { effects } = run([
      opened('lobby'),
      loggedIn,
      joined('lobby', [1, 2]),
      { kind: 'cleared' },
      loggedIn,
      joined('lobby', [6, 7]),
    ])
    expect(fetches(effects).at(-1)).toEqual({ kind: 'fetch', roomId: 'lobby', where: 'after', afterSeq: 2 })
  })

  it('[CHAT-17] drops a page that was requested before the room was cleared', () => {
    const list = [aChatLine({ seq: 3 })]
    const { state } = run([
      opened('lobby'),
      { kind: 'cleared' },
      { kind: 'page', roomId: 'lobby', where: 'newest', list, hasMore: false },
    ])
    expect(state.rooms.lobby?.lines).toEqual([])
  })

  it('[CHAT-11] fetches older lines one page at a time, and only if there are any', () => {
    const open = run([opened('lobby'), loggedIn, joined('lobby', [5, 6])])
    const wanted: ChatViewEvent = { kind: 'wanted', roomId: 'lobby', where: 'before' }
    const { state, effects } = run([wanted, wanted], open.state)
    expect(fetches(effects)).toEqual([{ kind: 'fetch', roomId: 'lobby', where: 'before', beforeSeq: 5 }])
    const page: ChatViewEvent = {
      kind: 'page',
      roomId: 'lobby',
      where: 'before',
      list: [aChatLine({ seq: 4 })],
      hasMore: false,
    }
    expect(run([page, wanted], state).effects).toEqual([])
  })

  it('[CHAT-26] fetches the lines around a jump, then newer ones up to the end', () => {
    const open = run([opened('lobby'), loggedIn, joined('lobby', [90, 91])])
    const jump = run(
      [
        { kind: 'jumped', roomId: 'lobby', seq: 20 },
        { kind: 'jumped', roomId: 'lobby', seq: 90 },
      ],
      open.state,
    )
    expect(fetches(jump.effects)).toEqual([{ kind: 'fetch', roomId: 'lobby', where: 'around', beforeSeq: 36 }])
    const list = Array.from({ length: 30 }, (_, index) => aChatLine({ seq: index + 6 }))
    const there = run(
      [
        { kind: 'page', roomId: 'lobby', where: 'around', list, hasMore: true },
        { kind: 'wanted', roomId: 'lobby', where: 'after' },
      ],
      jump.state,
    )
    expect(there.effects).toEqual([{ kind: 'fetch', roomId: 'lobby', where: 'after', afterSeq: 35 }])
    expect(run([{ kind: 'wanted', roomId: 'lobby', where: 'after' }], open.state).effects).toEqual([])
  })

  it('[CHAT-25] keeps how far the member has read', () => {
    const { effects } = run([opened('lobby'), loggedIn, joined('lobby', [1, 2]), said('lobby', 3)])
    expect(effects.filter(({ kind }) => kind === 'keep-mark')).toEqual([
      { kind: 'keep-mark', roomId: 'lobby', seq: 2 },
      { kind: 'keep-mark', roomId: 'lobby', seq: 3 },
    ])
  })

  it('[CHAT-25] reads nothing while the page is hidden', () => {
    const { state, effects } = run([
      opened('lobby'),
      loggedIn,
      joined('lobby', [1]),
      { kind: 'hidden' },
      said('lobby', 2),
    ])
    expect(effects.filter(({ kind }) => kind === 'keep-mark')).toHaveLength(1)
    expect(run([{ kind: 'shown' }], state).state.rooms.lobby).toMatchObject({ isShown: true, dividerSeq: 1 })
  })

  it('[CHAT-14] sends a line under its cid, and again under the same one', () => {
    const sent: ChatViewEvent = { kind: 'sent', roomId: 'lobby', cid: 'c1', said: { text: 'hi' }, at: 1 }
    const { state, effects } = run([
      opened('lobby'),
      sent,
      { kind: 'failed', roomId: 'lobby', cid: 'c1', message: '' },
      sent,
    ])
    expect(effects.filter(({ kind }) => kind === 'send-line')).toHaveLength(2)
    expect(state.rooms.lobby?.pending).toMatchObject([{ cid: 'c1', state: 'sending' }])
  })

  it('[CHAT-28] shows why a room cannot be read, and not why an older page failed', () => {
    const failed = (where: 'newest' | 'before'): ChatViewEvent => ({
      kind: 'page-failed',
      roomId: 'vip',
      where,
      message: 'VIP5',
    })
    expect(run([opened('vip'), failed('newest')]).state.rooms.vip?.failure).toBe('VIP5')
    const open = run([opened('vip'), loggedIn, joined('vip', [5]), { kind: 'wanted', roomId: 'vip', where: 'before' }])
    expect(run([failed('before')], open.state).state.rooms.vip?.failure).toBeNull()
  })
})

describe('state of all rooms', () => {
  const speech = (roomId: string): ChatViewEvent => ({
    kind: 'fact',
    fact: { kind: 'speech', roomId, mute: { until: null, rule: 'spam', canAppeal: true } },
  })
  const gate = (roomId: string): ChatViewEvent => ({
    kind: 'fact',
    fact: { kind: 'vip-gate', roomId, vipMin: 5, vipMax: 0 },
  })
  const closed: ChatViewEvent = {
    kind: 'fact',
    fact: { kind: 'all-rooms', state: { status: 2, reason: '', resumeAt: null } },
  }

  it('[CHAT-36] a mute or level of one room does not apply to a room that is opened later', () => {
    const { state } = run([opened('vip'), loggedIn, gate('vip'), speech('vip'), opened('lobby')])
    expect(state.rooms.lobby).toMatchObject({ mute: null, login: { vipMin: 0, mute: null, isKnown: true } })
    expect(state.rooms.vip).toMatchObject({ mute: { rule: 'spam' }, login: { vipMin: 5 } })
  })

  it('[CHAT-36] a mute without a room and a maintenance of all rooms do', () => {
    const { state } = run([opened('vip'), loggedIn, speech(''), closed, opened('lobby')])
    expect(state.rooms.lobby).toMatchObject({ login: { mute: { rule: 'spam' } }, allOpen: { status: 2 } })
  })
})
