import {
  CURRENT,
  isOffered,
  TAKE_OVER_LIMIT_MS,
  transition,
  type UpdateEvent,
  type UpdateState,
} from './update.machine.ts'

/** States and effects after each event. */
function run(...events: UpdateEvent[]): { state: UpdateState; effects: string[]; wasOffered: boolean[] } {
  let state = CURRENT
  const effects: string[] = []
  const wasOffered: boolean[] = []
  for (const event of events) {
    const step = transition(state, event)
    state = step.state
    effects.push(...step.effects.map(({ kind }) => kind))
    wasOffered.push(isOffered(state))
  }
  return { state, effects, wasOffered }
}

const newerWaits: UpdateEvent = { kind: 'newer-waits' }
const held: UpdateEvent = { kind: 'hold-changed', isHeld: true }
const free: UpdateEvent = { kind: 'hold-changed', isHeld: false }
const movedOn: UpdateEvent = { kind: 'moved-on' }
const others: UpdateEvent = { kind: 'took-over', isOwn: false }

describe('update machine', () => {
  it('[SHELL-PWA-4] offers a newer shell and applies it when the member accepts', () => {
    const { effects, wasOffered } = run(newerWaits, { kind: 'accepted' }, others)
    expect(wasOffered).toEqual([true, false, false])
    expect(effects).toEqual(['start-limit', 'take-over', 'reload'])
  })

  it('[SHELL-PWA-4] waits while a form is in use, and offers the update afterwards', () => {
    expect(run(held, newerWaits, free, held).wasOffered).toEqual([false, false, true, false])
  })

  it('[SHELL-PWA-4] applies it on navigation to a root page, unless a form is in use', () => {
    expect(run(newerWaits, movedOn).effects).toEqual(['start-limit', 'take-over'])
    expect(run(newerWaits, held, movedOn).effects).toEqual([])
    expect(run(movedOn).effects).toEqual([])
  })

  it('[SHELL-PWA-4] stays silent after “later” until the next navigation to a root page', () => {
    const { effects, wasOffered } = run(newerWaits, { kind: 'declined' }, newerWaits, movedOn)
    expect(wasOffered).toEqual([true, false, false, false])
    expect(effects).toEqual(['start-limit', 'take-over'])
  })

  it('[SHELL-PWA-4] “later” applies nothing, and accepting applies it even with a form in use', () => {
    expect(run(newerWaits, { kind: 'declined' }).effects).toEqual([])
    expect(run(newerWaits, held, { kind: 'accepted' }).effects).toEqual(['start-limit', 'take-over'])
  })

  it('[SHELL-PWA-4] reloads after the time limit when the worker does not take over', () => {
    expect(run(newerWaits, { kind: 'accepted' }, { kind: 'limit' }).effects.at(-1)).toBe('reload')
  })

  it('[SHELL-PWA-4] gives the worker three seconds and ignores other events meanwhile', () => {
    expect(TAKE_OVER_LIMIT_MS).toBe(3_000)
    const { state, effects } = run(newerWaits, movedOn, { kind: 'declined' }, newerWaits, held, { kind: 'own-waits' })
    expect([state, effects]).toEqual([{ kind: 'switching' }, ['start-limit', 'take-over']])
  })

  it.each<UpdateEvent>([{ kind: 'declined' }, { kind: 'accepted' }, { kind: 'limit' }])(
    '[SHELL-PWA-4] %j changes nothing without a pending update',
    (event) => {
      expect(transition(CURRENT, event)).toEqual({ state: CURRENT, effects: [] })
    },
  )

  it('throws on an unknown event', () => {
    expect(() => transition(CURRENT, { kind: 'unheard-of' } as never)).toThrow('unheard-of')
  })

  it('[SHELL-PWA-10] offers the version that another tab applied, without reloading by itself', () => {
    const { state, effects, wasOffered } = run(others)
    expect([state.kind, effects, wasOffered]).toEqual(['ready', [], [true]])
    expect(run(held, others).wasOffered).toEqual([false, false])
  })

  it('[SHELL-PWA-10] accepts control by the worker of its own shell silently', () => {
    const { state, effects, wasOffered } = run({ kind: 'own-waits' }, { kind: 'took-over', isOwn: true })
    expect([state.kind, effects, wasOffered]).toEqual(['current', ['take-over'], [false, false]])
  })

  it('[SHELL-PWA-5] offers the network’s page when the kept page runs older remotes', () => {
    expect(run({ kind: 'outdated' }).wasOffered).toEqual([true])
  })
})
