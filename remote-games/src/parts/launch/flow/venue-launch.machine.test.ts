import {
  IDLE,
  LAUNCH_TIMEOUT_MS,
  type LaunchEvent,
  type LaunchPlan,
  type LaunchState,
  transition,
} from './venue-launch.machine.ts'

const plan: LaunchPlan = { venue: 'OBTY', gameCode: '', amount: '100', requestNo: 'r-1' }
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
  it('[GAMES-7] checks, moves money, takes the token, opens, and forgets the launch error', () => {
    const { state, effects } = run([start, checked, launched, prepared])
    expect(state).toMatchObject({ kind: 'opened', path: '/game/sport/ob?url=x' })
    expect(effects).toEqual(['start-clock', 'check', 'launch', 'prepare', 'stop-clock', 'forget-error', 'open'])
  })

  it('passes the step of funds when nothing is moved', () => {
    const { state } = run([{ kind: 'start', plan: { ...plan, amount: null } }, checked])
    expect(state).toMatchObject({ kind: 'running', step: 'token' })
  })

  it('[GAMES-17] gives the whole launch twenty seconds', () => {
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

  it('asks where the money is when the answer was lost in the step of funds', () => {
    const { state, effects } = run([start, checked, lost])
    expect(state).toMatchObject({ kind: 'failed', money: 'asking' })
    expect(effects.at(-1)).toBe('ask-money')
    expect(transition(state, { kind: 'money-known', epoch: 1, fate: 'moved' }).state).toMatchObject({ money: 'moved' })
  })

  it('says that money is in the venue when the token failed after it moved', () => {
    expect(run([start, checked, launched, lost]).state).toMatchObject({ kind: 'failed', step: 'token', money: 'moved' })
  })

  it('keeps the money when the server refused with a code', () => {
    const refused: Event = { kind: 'refused', epoch: 1, refusal: { code: 711001, message: '' } }
    expect(run([start, checked, refused]).state).toMatchObject({ money: 'kept' })
  })

  it('takes a second tap for the same launch', () => {
    const once = run([start])
    expect(transition(once.state, start)).toEqual({ state: once.state, effects: [] })
  })

  it('drops what belongs to an older launch', () => {
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

  it('forgets a running launch on reset: its late answer opens nothing', () => {
    const { state, effects } = run([start, checked, { kind: 'reset' }, launched, prepared])
    expect(state.kind).toBe('idle')
    expect(effects).not.toContain('open')
  })
})
