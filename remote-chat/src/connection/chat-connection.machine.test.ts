import { type ChatEffect, type ChatEvent, type ChatState, INITIAL, transition } from './chat-connection.machine.ts'

function run(events: readonly ChatEvent[], start: ChatState = INITIAL): { state: ChatState; effects: ChatEffect[] } {
  const effects: ChatEffect[] = []
  let state = start
  for (const event of events) {
    const step = transition(state, event)
    state = step.state
    effects.push(...step.effects)
  }
  return { state, effects }
}

const started: ChatEvent = { kind: 'started', hasToken: true }
const opened = (epoch: number): ChatEvent => ({ kind: 'opened', epoch, hasToken: true })
const lost = (epoch: number, hasToken = true): ChatEvent => ({ kind: 'lost', epoch, hasToken })
type Connected = Extract<ChatState, { kind: 'connected' }>
const open = (epoch: number, change: Partial<Connected> = {}): Connected => ({
  kind: 'connected',
  epoch,
  isLoginSent: true,
  unanswered: null,
  failedLogins: 0,
  ...change,
})
const idle = (epoch: number, attempt: number): ChatState => ({ kind: 'waiting', epoch, attempt, failedLogins: 0 })
const retry: ChatEvent = { kind: 'retry-due', hasToken: true }

describe('transition', () => {
  it('[CHAT-1, CHAT-2] connects, sends a heartbeat every 5 s and logs in', () => {
    const { state, effects } = run([started, opened(1)])
    expect(state).toEqual(open(1))
    expect(effects).toEqual([
      { kind: 'dial', epoch: 1 },
      { kind: 'start-heartbeat', everyMs: 5000 },
      { kind: 'send-login', epoch: 1 },
    ])
  })

  it('[CHAT-5] opens no socket without a token', () => {
    expect(run([{ kind: 'started', hasToken: false }])).toEqual({
      state: { kind: 'disconnected', reason: 'no-token', epoch: 0 },
      effects: [],
    })
  })

  it('[CHAT-3] clears the room and reconnects 3 s later', () => {
    const { state, effects } = run([lost(1)], open(1))
    expect(state).toEqual(idle(1, 1))
    expect(effects).toEqual([
      { kind: 'stop-heartbeat' },
      { kind: 'clear-room' },
      { kind: 'schedule-retry', afterMs: 3000 },
    ])
  })

  it('[CHAT-4] gives up after five attempts', () => {
    let state: ChatState = open(1)
    let dials = 0
    for (let turn = 0; turn < 20; turn += 1) {
      const epoch = state.epoch
      const after = run([lost(epoch), retry], state)
      dials += after.effects.filter((effect) => effect.kind === 'dial').length
      state = after.state
    }
    expect(dials).toBe(5)
    expect(state).toMatchObject({ kind: 'disconnected', reason: 'gave-up' })
  })

  it('[CHAT-1] resets the reconnect counter', () => {
    const { state } = run([lost(1), retry, opened(2), lost(2)], open(1))
    expect(state).toEqual(idle(2, 1))
  })

  it('[CHAT-5] does not reconnect without a token and forgets the login', () => {
    const { state, effects } = run([lost(1, false)], open(1))
    expect(state).toEqual({ kind: 'disconnected', reason: 'no-token', epoch: 1 })
    expect(effects).not.toContainEqual(expect.objectContaining({ kind: 'schedule-retry' }))
  })

  it('[CHAT-7] logs in once per connection, and again if a heartbeat found the token missing', () => {
    const connected = open(1)
    const beat = (hasToken: boolean): ChatEvent => ({ kind: 'heartbeat-due', hasToken })
    const logins = (events: ChatEvent[]) =>
      run(events, connected).effects.filter((effect) => effect.kind === 'send-login').length
    expect(logins([beat(true), beat(true)])).toBe(0)
    expect(logins([beat(false), beat(true), beat(true)])).toBe(1)
  })

  it('[CHAT-6] a deliberate close closes the socket, clears the room, handlers and URL, and stays closed', () => {
    const { state, effects } = run([{ kind: 'closed' }, lost(1), retry], open(1))
    expect(state).toEqual({ kind: 'disconnected', reason: 'closed-by-us', epoch: 1 })
    expect(effects).toEqual([
      { kind: 'hang-up' },
      { kind: 'stop-heartbeat' },
      { kind: 'cancel-retry' },
      { kind: 'clear-room' },
      { kind: 'forget' },
    ])
  })

  it('[CHAT-17] ignores events of a replaced socket and a close before open', () => {
    expect(run([started, { kind: 'closed' }, opened(1), lost(1)]).state).toMatchObject({
      kind: 'disconnected',
      reason: 'closed-by-us',
    })
    expect(run([started, opened(0)]).state).toMatchObject({ kind: 'connecting' })
  })

  it('[CHAT-19] stays idle after the session ended: no retry, no restart, and one request notifies the shell', () => {
    const { state, effects } = run([{ kind: 'session-ended', epoch: 1 }, lost(1), started, retry], open(1))
    expect(state).toEqual({ kind: 'disconnected', reason: 'session-ended', epoch: 1 })
    expect(effects).toEqual([{ kind: 'stop-heartbeat' }, { kind: 'clear-room' }, { kind: 'ask-session' }])
  })

  it('[CHAT-19] ignores a session end of a replaced socket', () => {
    const connected = open(2)
    expect(run([{ kind: 'session-ended', epoch: 1 }], connected).state).toBe(connected)
  })

  it('[CHAT-17] ignores a second start', () => {
    expect(run([started, started]).effects).toEqual([{ kind: 'dial', epoch: 1 }])
  })

  it('[CHAT-1] starts as never connected and connects without spending an attempt', () => {
    expect(INITIAL).toEqual({ kind: 'disconnected', reason: 'never', epoch: 0 })
    expect(run([started]).state).toEqual({ kind: 'connecting', epoch: 1, attempt: 0, failedLogins: 0 })
  })

  it('[CHAT-2, CHAT-7] sends every heartbeat, with the login if it was missing', () => {
    const connected = open(1)
    const beat = (hasToken: boolean): ChatEvent => ({ kind: 'heartbeat-due', hasToken })
    expect(transition(connected, beat(true))).toEqual({ state: connected, effects: [{ kind: 'send-heartbeat' }] })
    expect(transition(connected, beat(false))).toEqual({
      state: { ...connected, isLoginSent: false },
      effects: [{ kind: 'send-heartbeat' }],
    })
    expect(transition({ ...connected, isLoginSent: false }, beat(true))).toEqual({
      state: connected,
      effects: [{ kind: 'send-heartbeat' }, { kind: 'send-login', epoch: 1 }],
    })
  })

  it('[CHAT-2] sends no heartbeat while it is not connected', () => {
    const waiting = idle(1, 1)
    expect(transition(waiting, { kind: 'heartbeat-due', hasToken: true })).toEqual({ state: waiting, effects: [] })
  })

  it('[CHAT-5] sends no login if the token was lost while connecting', () => {
    const { state, effects } = run([started, { kind: 'opened', epoch: 1, hasToken: false }])
    expect(state).toEqual(open(1, { isLoginSent: false }))
    expect(effects).toEqual([
      { kind: 'dial', epoch: 1 },
      { kind: 'start-heartbeat', everyMs: 5000 },
    ])
  })

  it('[CHAT-5] does not reconnect if the token is gone at the retry', () => {
    const waiting = idle(3, 2)
    expect(transition(waiting, { kind: 'retry-due', hasToken: false })).toEqual({
      state: { kind: 'disconnected', reason: 'no-token', epoch: 3 },
      effects: [],
    })
  })

  it('[CHAT-6] a close without a connection clears everything and closes no socket', () => {
    const state: ChatState = { kind: 'disconnected', reason: 'gave-up', epoch: 6 }
    expect(transition(state, { kind: 'closed' })).toEqual({
      state: { kind: 'disconnected', reason: 'closed-by-us', epoch: 6 },
      effects: [{ kind: 'clear-room' }, { kind: 'forget' }],
    })
  })

  it('[CHAT-19] stays idle if the session ends before the socket opens, but not while waiting for a retry', () => {
    const ended: ChatEvent = { kind: 'session-ended', epoch: 1 }
    expect(run([started, ended]).state).toEqual({ kind: 'disconnected', reason: 'session-ended', epoch: 1 })
    const waiting = idle(1, 1)
    expect(transition(waiting, ended)).toEqual({ state: waiting, effects: [] })
  })

  it('[CHAT-21] drops a socket whose server stopped answering heartbeats', () => {
    const beat: ChatEvent = { kind: 'heartbeat-due', hasToken: true }
    const answered: ChatEvent = { kind: 'heartbeat-answered', epoch: 1 }
    expect(run([beat, answered, beat, beat], open(1)).state).toEqual(open(1, { unanswered: 2 }))
    const { state, effects } = run([answered, beat, beat, beat], open(1))
    expect(state).toEqual(idle(1, 1))
    expect(effects.slice(2)).toEqual([
      { kind: 'hang-up' },
      { kind: 'stop-heartbeat' },
      { kind: 'clear-room' },
      { kind: 'schedule-retry', afterMs: 3000 },
    ])
  })

  it('[CHAT-21] keeps a socket whose server answers no heartbeat, or each one', () => {
    const beat: ChatEvent = { kind: 'heartbeat-due', hasToken: true }
    const answered: ChatEvent = { kind: 'heartbeat-answered', epoch: 1 }
    expect(run([beat, beat, beat, beat, beat], open(1)).state).toEqual(open(1))
    expect(run([beat, answered, beat, answered, beat, answered, beat], open(1)).state).toEqual(
      open(1, { unanswered: 1 }),
    )
    expect(run([answered, { ...answered, epoch: 0 }], open(2)).state).toEqual(open(2))
  })

  it('[CHAT-23] retries a refused login five times, although each opening resets the reconnect counter', () => {
    let state: ChatState = open(1)
    let logins = 1
    for (let turn = 0; turn < 20; turn += 1) {
      const { epoch } = state
      const after = run([{ kind: 'login-failed', epoch, hasToken: true }, retry, opened(epoch + 1)], state)
      logins += after.effects.filter((effect) => effect.kind === 'send-login').length
      state = after.state
    }
    expect(logins).toBe(5)
    expect(state).toMatchObject({ kind: 'disconnected', reason: 'gave-up' })
  })

  it('[CHAT-23] a login that succeeds forgives the failed ones', () => {
    const { state } = run([{ kind: 'logged-in', epoch: 1 }], open(1, { failedLogins: 4 }))
    expect(state).toEqual(open(1))
    expect(run([{ kind: 'login-failed', epoch: 1, hasToken: false }], open(1)).state).toMatchObject({
      reason: 'no-token',
    })
    expect(run([{ kind: 'login-failed', epoch: 1, hasToken: true }], open(2)).state).toEqual(open(2))
  })
})
