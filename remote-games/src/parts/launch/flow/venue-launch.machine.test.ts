import {
  IDLE,
  LAUNCH_TIMEOUT_MS,
  type LaunchEvent,
  type LaunchPlan,
  type LaunchState,
  transition,
} from './venue-launch.machine.ts'

const plan: LaunchPlan = { venue: 'OBTY', gameCode: '', amount: '100', requestNo: 'r-1', activity: '', isSure: false }
type Event = LaunchEvent<string>

function run(events: Event[], from: LaunchState = IDLE) {
  const effects: string[] = []
  let state = from
  for (const event of events) {
    const turn = transition(state, event)
    state = turn.state
    effects.push(...turn.effects.map((effect) => effect.kind))
  }
  return { state, effects }
}

const start: Event = { kind: 'start', plan }
const checked: Event = { kind: 'checked', epoch: 1 }
const launched: Event = { kind: 'launched', epoch: 1, answer: 'answer', moved: true }
const prepared: Event = { kind: 'prepared', epoch: 1, path: '/game/sport/ob?url=x' }
const lost: Event = { kind: 'refused', epoch: 1, refusal: { code: 0, message: 'gone' } }

describe('venue launch', () => {
  it('[GAMES-7] checks, transfers, gets the token, opens, and clears the launch error', () => {
    const { state, effects } = run([start, checked, launched, prepared])
    expect(state).toMatchObject({ kind: 'opened', path: '/game/sport/ob?url=x' })
    expect(effects).toEqual(['start-clock', 'check', 'launch', 'prepare', 'stop-clock', 'forget-error', 'open'])
  })

  it('skips the funds step without a transfer', () => {
    const { state } = run([{ kind: 'start', plan: { ...plan, amount: null } }, checked])
    expect(state).toMatchObject({ kind: 'running', step: 'token' })
  })

  it('[GAMES-17] limits the whole launch to twenty seconds', () => {
    const { effects } = transition(IDLE, start)
    expect(effects).toContainEqual({ kind: 'start-clock', epoch: 1, ms: LAUNCH_TIMEOUT_MS })
    expect(LAUNCH_TIMEOUT_MS).toBe(20_000)
  })

  it('[GAMES-7] stores the message of a failed launch', () => {
    const { state, effects } = run([
      start,
      { kind: 'refused', epoch: 1, refusal: { code: 711010, message: 'identity' } },
    ])
    expect(state).toMatchObject({ kind: 'failed', step: 'check', money: 'kept' })
    expect(effects).toContain('remember-error')
  })

  it('looks up the transfer after a lost response in the funds step', () => {
    const { state, effects } = run([start, checked, lost])
    expect(state).toMatchObject({ kind: 'failed', money: 'asking' })
    expect(effects.at(-1)).toBe('ask-money')
    expect(transition(state, { kind: 'money-known', epoch: 1, fate: 'moved' }).state).toMatchObject({ money: 'moved' })
  })

  it('reports the money in the venue if the token failed after the transfer', () => {
    expect(run([start, checked, launched, lost]).state).toMatchObject({ kind: 'failed', step: 'token', money: 'moved' })
  })

  it('reports the money as kept after a refusal with a code', () => {
    const refused: Event = { kind: 'refused', epoch: 1, refusal: { code: 711001, message: '' } }
    expect(run([start, checked, refused]).state).toMatchObject({ money: 'kept' })
  })

  it('joins the running launch on a second tap', () => {
    const once = run([start])
    expect(transition(once.state, start)).toEqual({ state: once.state, effects: [] })
  })

  it('ignores events of an earlier launch', () => {
    const { state } = run([
      start,
      { kind: 'timed-out', epoch: 1, message: 'timeout' },
      start,
      checked,
      launched,
      prepared,
    ])
    expect(state).toMatchObject({ kind: 'running', epoch: 2, step: 'check' })
  })

  it('cancels a running launch on reset and ignores its late response', () => {
    const { state, effects } = run([start, checked, { kind: 'reset' }, launched, prepared])
    expect(state.kind).toBe('idle')
    expect(effects).not.toContain('open')
  })
})
