import { type RecoveryEvent, type RecoveryState, START, STEPS, transition } from './recovery.machine.ts'

const started: RecoveryEvent = {
  kind: 'started',
  userName: 'demo01',
  ticket: 't1',
  options: [{ kind: 'phone', masked: '****0000' }],
}
const run = (...events: RecoveryEvent[]): RecoveryState => events.reduce(transition, START)

describe('recovery machine', () => {
  it('[SHELL-PWD-1] goes through account, proof, new password, done', () => {
    expect(run(started)).toMatchObject({ kind: 'proof', ticket: 't1' })
    expect(run(started, { kind: 'proved' })).toEqual({ kind: 'password', userName: 'demo01', ticket: 't1' })
    expect(run(started, { kind: 'proved' }, { kind: 'changed' })).toEqual({ kind: 'done' })
  })

  it('[SHELL-PWD-1] skips no step on late answers', () => {
    expect(run({ kind: 'proved' })).toEqual(START)
    expect(run({ kind: 'changed' })).toEqual(START)
    expect(run(started, { kind: 'changed' })).toMatchObject({ kind: 'proof' })
    expect(run(started, { kind: 'went-back' }, { kind: 'proved' })).toMatchObject({ kind: 'account' })
    expect(run(started, { kind: 'proved' }, { kind: 'changed' }, { kind: 'expired' })).toEqual({ kind: 'done' })
    expect(run(started, { kind: 'proved' }, { ...started, ticket: 't2' })).toMatchObject({
      kind: 'password',
      ticket: 't1',
    })
  })

  it('[SHELL-PWD-5] starts over when the ticket has expired', () => {
    expect(run(started, { kind: 'expired' })).toEqual({ kind: 'account', restart: 'expired' })
    expect(run(started, { kind: 'proved' }, { kind: 'expired' })).toEqual({ kind: 'account', restart: 'expired' })
  })

  it('[SHELL-PWD-1] goes back to the account from the proof step only', () => {
    expect(run(started, { kind: 'went-back' })).toEqual({ kind: 'account', restart: 'other-account' })
    expect(run(started, { kind: 'proved' }, { kind: 'went-back' })).toMatchObject({ kind: 'password' })
    expect(run({ kind: 'went-back' })).toBe(START)
  })

  it('[SHELL-PWD-1] shows its four steps in order', () => {
    expect(STEPS).toEqual(['account', 'proof', 'password', 'done'])
  })
})
