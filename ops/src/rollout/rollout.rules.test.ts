import type { RemoteLine } from '../registry/remote-line.ts'
import { consequencesOf } from './consequences.rules.ts'
import { decide, type Outcome, type Step } from './rollout.rules.ts'
import { isWithdrawn } from './withdrawn.rules.ts'

const BUILDS = new Set(['1', '2', '3', '4', '5'])
const publish = (version: string, percent?: number): Step => ({ kind: 'publish', version, percent })
const canary = (version: string, percent: number): Step => ({ kind: 'canary', version, percent })

/** A remote on which steps are executed; each canary gets a new salt. */
function aRemote(...steps: Step[]) {
  let history: RemoteLine[] = []
  let draws = 0
  const remote = {
    take(step: Step): Outcome {
      draws += 1
      const outcome = decide(step, {
        name: 'games',
        environment: 'production',
        history,
        builds: BUILDS,
        newSalt: `salt${draws}`,
      })
      if (outcome.kind === 'line') history = [outcome.line, ...history]
      return outcome
    },
    get now() {
      return history[0] as RemoteLine
    },
    get history() {
      return history
    },
    /** The refusal of a step. */
    refusal(step: Step): string {
      const outcome = remote.take(step)
      return outcome.kind === 'refused' ? outcome.what : `${outcome.kind} instead of a refusal`
    },
  }
  for (const step of steps) expect(remote.take(step).kind).toBe('line')
  return remote
}

describe('publish', () => {
  it('[OPS-ROLL-1] releases a version to all, and keeps the two previous ones', () => {
    const remote = aRemote(publish('1'), publish('2'), publish('3'), publish('4'))
    expect(remote.now).toMatchObject({ version: '4', from: '3', kept: ['3', '2'], canary: null })
    expect(remote.take(publish('4'))).toEqual({ kind: 'unchanged', live: '4' })
  })

  it('[OPS-ROLL-1] with a percentage starts a canary, never of the first version', () => {
    expect(aRemote().refusal(publish('1', 5))).toContain('no version in production yet')
    const remote = aRemote(publish('1'), publish('2', 5))
    expect(remote.now).toMatchObject({ kind: 'publish', version: '1', canary: { version: '2', percent: 5 } })
    expect(remote.take(publish('2'))).toEqual({ kind: 'unchanged', live: '1' })
  })

  it('[OPS-ROLL-1] to all ends a running canary', () => {
    const remote = aRemote(publish('1'), publish('2', 5), publish('3'))
    expect(remote.now).toMatchObject({ version: '3', canary: null, kept: ['1'] })
  })

  it('[OPS-3] keeps a rolled-back version withdrawn until it is named', () => {
    const remote = aRemote(publish('1'), publish('2'), { kind: 'rollback' })
    expect(remote.now).toMatchObject({ version: '1', from: '2', withdrew: ['2'], kept: [] })
    expect(remote.take(publish('2'))).toEqual({ kind: 'withdrawn', live: '1' })
    expect(remote.take({ kind: 'promote', version: '2' }).kind).toBe('line')
    expect(isWithdrawn(remote.history, '2')).toBe(false)
    expect(remote.take(publish('1')).kind).toBe('line')
  })
})

describe('canary', () => {
  it('[OPS-ROLL-2] chooses its visitors once: widened, narrowed or restarted it keeps the salt', () => {
    const remote = aRemote(publish('1'), canary('2', 5))
    const { salt } = remote.now
    for (const step of [canary('2', 10), canary('3', 10), canary('3', 1), publish('4', 1)]) {
      remote.take(step)
      expect(remote.now.salt).toBe(salt)
    }
    remote.take({ kind: 'promote' })
    remote.take(canary('5', 5))
    expect(remote.now.salt).not.toBe(salt)
  })

  it('[OPS-ROLL-2] needs a published version that is not the stable one', () => {
    const remote = aRemote(publish('1'))
    expect(remote.refusal(canary('9', 5))).toBe('There is no build games 9.')
    expect(remote.refusal(canary('1', 5))).toContain('is already the stable version')
    expect(aRemote().refusal(canary('1', 5))).toContain('No remote named games is live')
  })

  it('[OPS-ROLL-3] is ended in one step, and stays away until named', () => {
    const remote = aRemote(publish('1'), publish('2'), canary('3', 50), { kind: 'rollback' })
    expect(remote.now).toMatchObject({ version: '2', from: null, canary: null, salt: '', withdrew: ['3'], kept: ['1'] })
    expect(remote.take(publish('3', 5))).toEqual({ kind: 'withdrawn', live: '2' })
    expect(remote.take(canary('3', 5)).kind).toBe('line')
  })

  it('[OPS-ROLL-3] is promoted to everybody, with the stable version behind it', () => {
    const remote = aRemote(publish('1'), canary('2', 50))
    expect(remote.refusal({ kind: 'promote', version: '3' })).toContain('A canary of games is running: 2 for 50 %')
    remote.take({ kind: 'promote' })
    expect(remote.now).toMatchObject({ version: '2', from: '1', canary: null, kept: ['1'] })
    expect(remote.refusal({ kind: 'promote' })).toContain('has no canary')
  })
})

describe('rollback', () => {
  it('[OPS-ROLL-3] goes to the version before, and the one before that when pressed twice', () => {
    const remote = aRemote(publish('1'), publish('2'), publish('3'), { kind: 'rollback' })
    expect(remote.now).toMatchObject({ version: '2', kept: ['1'] })
    remote.take({ kind: 'rollback' })
    expect(remote.now).toMatchObject({ version: '1', kept: [] })
    expect(remote.refusal({ kind: 'rollback' })).toContain('no earlier version')
  })

  it('[OPS-ROLL-3] to a named version ends a canary too, and withdraws both', () => {
    const remote = aRemote(publish('1'), publish('2'), canary('3', 5), { kind: 'rollback', version: '1' })
    expect(remote.now).toMatchObject({ version: '1', canary: null, withdrew: ['2', '3'], kept: [] })
  })

  it('[OPS-ROLL-4] automatically rolls back only the checked version', () => {
    const remote = aRemote(publish('1'), publish('2'), canary('3', 5))
    expect(remote.take({ kind: 'rollback', away: '2' }).kind).toBe('unchanged')
    expect(remote.take({ kind: 'rollback', away: '4' }).kind).toBe('unchanged')
    expect(remote.take({ kind: 'rollback', away: '3' }).kind).toBe('line')
    expect(remote.take({ kind: 'rollback', away: '3' }).kind).toBe('unchanged')
    expect(remote.take({ kind: 'rollback', away: '2' }).kind).toBe('line')
    expect(remote.now.version).toBe('1')
  })
})

describe('pin', () => {
  it('[OPS-ROLL-5] holds a version: publishes wait, canaries and promotions are refused', () => {
    const remote = aRemote(publish('1'), publish('2'), { kind: 'pin' })
    expect(remote.take(publish('3'))).toEqual({ kind: 'held', live: '2' })
    expect(remote.take(publish('3', 5))).toEqual({ kind: 'held', live: '2' })
    expect(remote.refusal(canary('3', 5))).toContain('pinned to 2')
    expect(remote.refusal({ kind: 'promote', version: '3' })).toContain('pinned to 2')
    remote.take({ kind: 'unpin' })
    expect(remote.take(publish('3')).kind).toBe('line')
    expect(remote.refusal({ kind: 'unpin' })).toContain('not pinned')
  })

  it('[OPS-ROLL-5] moves to a named version, is refused during a canary, and follows a rollback', () => {
    const remote = aRemote(publish('1'), publish('2'), canary('3', 5))
    expect(remote.refusal({ kind: 'pin' })).toContain('A canary of games is running')
    remote.take({ kind: 'rollback' })
    remote.take({ kind: 'pin', version: '1' })
    expect(remote.now).toMatchObject({ version: '1', from: '2', pinned: true, kept: ['2'] })
    remote.take({ kind: 'rollback' })
    expect(remote.now).toMatchObject({ version: '2', pinned: true })
  })
})

describe('kill', () => {
  it('[OPS-ROLL-6] switches a remote off and on without touching its versions', () => {
    const remote = aRemote(publish('1'), canary('2', 5), { kind: 'kill' })
    expect(remote.now).toMatchObject({ off: true, version: '1', canary: { version: '2' } })
    expect(remote.take({ kind: 'kill' }).kind).toBe('unchanged')
    remote.take({ kind: 'revive' })
    expect(remote.now.off).toBe(false)
    expect(remote.refusal({ kind: 'revive' })).toContain('not switched off')
  })

  it('[OPS-ROLL-6] switches a version off: the previous one is restored, and nothing else revives it', () => {
    const remote = aRemote(publish('1'), publish('2'), { kind: 'kill', version: '2' })
    expect(remote.now).toMatchObject({ version: '1', revoked: ['2'], withdrew: ['2'], kept: [] })
    expect(remote.take(publish('2')).kind).toBe('withdrawn')
    for (const step of [
      canary('2', 5),
      { kind: 'promote', version: '2' },
      { kind: 'rollback', version: '2' },
    ] as Step[])
      expect(remote.refusal(step)).toBe('games 2 is switched off.')
    remote.take({ kind: 'revive', version: '2' })
    expect(remote.take({ kind: 'promote', version: '2' }).kind).toBe('line')
  })

  it('[OPS-ROLL-6] of a canary ends it, of a kept version leaves it out, of the only version is refused', () => {
    const remote = aRemote(publish('1'), publish('2'), canary('3', 5), { kind: 'kill', version: '3' })
    expect(remote.now).toMatchObject({ version: '2', canary: null, kept: ['1'] })
    remote.take({ kind: 'kill', version: '1' })
    expect(remote.now).toMatchObject({ version: '2', kept: [], revoked: ['1', '3'] })
    expect(remote.refusal({ kind: 'kill', version: '2' })).toContain('no version other than')
  })

  it('[OPS-ROLL-6] of the stable version leaves a canary on, which then falls back to the version before', () => {
    const remote = aRemote(publish('1'), publish('2'), canary('3', 5), { kind: 'kill', version: '2' })
    expect(remote.now).toMatchObject({ version: '1', canary: { version: '3', percent: 5 }, revoked: ['2'] })
  })
})

describe('each step', () => {
  const rollback: Step = { kind: 'rollback' }
  const kill = (version?: string): Step => ({ kind: 'kill', version })
  const revive = (version?: string): Step => ({ kind: 'revive', version })
  const pin = (version?: string): Step => ({ kind: 'pin', version })
  const promote = (version?: string): Step => ({ kind: 'promote', version })

  it.each<[Step[], Step, Partial<RemoteLine>]>([
    [[], publish('1'), { kind: 'publish', salt: '' }],
    [[publish('1'), canary('2', 5)], publish('3'), { kind: 'publish', salt: '' }],
    [[publish('1')], publish('2', 5), { kind: 'publish', salt: 'salt2' }],
    [[publish('1'), publish('2', 5)], publish('2', 10), { kind: 'publish', canary: { version: '2', percent: 10 } }],
    [[publish('1')], canary('2', 5), { kind: 'canary', salt: 'salt2' }],
    [[publish('1'), canary('2', 5)], promote(), { kind: 'promote', salt: '' }],
    [[publish('1')], pin(), { kind: 'pin', pinned: true }],
    [[publish('1'), publish('2'), pin()], pin('1'), { kind: 'pin', version: '1', pinned: true }],
    [[publish('1'), pin()], { kind: 'unpin' }, { kind: 'unpin', pinned: false }],
    [[publish('1'), canary('2', 5)], rollback, { kind: 'rollback', salt: '' }],
    [[publish('1')], kill(), { kind: 'kill', off: true }],
    [[publish('1'), canary('2', 5)], kill('2'), { kind: 'kill', salt: '', canary: null }],
    [[publish('1'), kill()], revive(), { kind: 'revive', off: false }],
    [[publish('1'), publish('2'), publish('3'), kill('3'), kill('2')], revive('3'), { kind: 'revive', revoked: ['2'] }],
  ])('[OPS-ROLL-3] after %j %j is written as %j', (before, step, line) => {
    const remote = aRemote(...before, step)
    expect(remote.now).toMatchObject(line)
  })

  it.each<[Step[], Step]>([
    [[publish('1'), canary('2', 5)], canary('2', 5)],
    [[publish('1'), publish('2', 5)], publish('2', 5)],
    [[publish('1')], promote('1')],
    [[publish('1'), pin()], pin()],
    [[publish('1'), publish('2'), kill('2')], kill('2')],
  ])('[OPS-ROLL-3] after %j %j changes nothing, and says what is live', (before, step) => {
    expect(aRemote(...before).take(step)).toEqual({ kind: 'unchanged', live: '1' })
  })

  it.each<[Step[], Step, string]>([
    [[publish('1')], canary('1', 5), '1'],
    [[publish('1')], rollback, '1'],
    [[publish('1')], { kind: 'rollback', version: '1' }, '1'],
    [[publish('1'), canary('2', 5)], { kind: 'rollback', version: '2' }, '2'],
    [[publish('1')], kill('1'), '1'],
    [[publish('1')], revive('1'), '1'],
    [[publish('1'), publish('2'), kill('2')], pin('2'), '2'],
  ])('[OPS-ROLL-3] after %j %j is refused by name and version', (before, step, version) => {
    const why = aRemote(...before).refusal(step)
    expect(why).toContain('games')
    expect(why).toContain(version)
    expect(why).not.toMatch(/undefined|instead of a refusal/)
  })
})

describe('isWithdrawn', () => {
  const line = (change: Partial<RemoteLine>) => ({ canary: null, withdrew: [], ...change }) as unknown as RemoteLine

  it('[OPS-3] recognises lines from before canaries by kind', () => {
    expect(isWithdrawn([line({ kind: 'rollback', version: '1', from: '2' })], '2')).toBe(true)
    expect(isWithdrawn([line({ kind: 'rollback', version: '1', from: '2' })], '1')).toBe(false)
    expect(isWithdrawn([line({ kind: 'publish', version: '3', from: '2' })], '2')).toBe(false)
  })
})

describe('consequencesOf', () => {
  const scope = { name: 'games', environment: 'production' }
  const sentences = (remote: ReturnType<typeof aRemote>, step: Step) => {
    const before = remote.now
    remote.take(step)
    return consequencesOf(scope, before, remote.now)
  }

  it('[OPS-ROLL-7] says what each step changes for members', () => {
    const remote = aRemote(publish('1'), publish('2'))
    expect(sentences(remote, canary('3', 5))).toEqual([
      'games in production: 5 % of the visitors get 3, the rest stays on 2.',
    ])
    expect(sentences(remote, canary('3', 20))).toEqual(['The canary 3 widens from 5 % to 20 %.'])
    expect(sentences(remote, canary('4', 20))).toEqual([
      'The canary changes: 4 instead of 3, for 20 % and the same visitors.',
    ])
    expect(sentences(remote, { kind: 'rollback' })).toEqual([
      'The canary ends: 4 for 20 %. Its visitors get 2.',
      '4 stays withdrawn until it is named again.',
    ])
    expect(sentences(remote, { kind: 'kill' })).toEqual([
      'games in production is closed at once on every page: members see the closed panel, and none of its code runs.',
    ])
    expect(sentences(remote, { kind: 'revive' })).toEqual(['games in production is open again with 2.'])
    expect(sentences(remote, { kind: 'rollback' })).toEqual([
      'games in production: all visitors move from 2 to 1.',
      '2 stays withdrawn until it is named again.',
      'There is no older version to fall back to.',
    ])
  })
})
