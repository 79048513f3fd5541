import type { PlanAnswer, StepAnswer } from '../../rollout/rollout-service.ts'
import { canary } from '../live/canary.ts'
import { kill } from '../live/kill.ts'
import { pin } from '../live/pin.ts'
import { promote } from '../live/promote.ts'
import { revive } from '../live/revive.ts'
import { rollback } from '../live/rollback.ts'
import { unpin } from '../live/unpin.ts'
import { percentOf } from './take-step.ts'
import type { Verb } from './verb.ts'

const DONE: StepAnswer = {
  kind: 'done',
  step: 'canary',
  name: 'games',
  environment: 'production',
  revision: 7,
  live: '1.0.0',
  canary: { version: '2.0.0', percent: 5 },
  off: false,
  revoked: [],
  sentences: [],
}

/** Runs a verb against a fake release service. @returns requests, confirmations and output in order */
async function run(
  verb: Verb,
  words: string[],
  {
    plan = { kind: 'plan', sentences: ['what will happen'] } as PlanAnswer,
    environment = undefined as string | undefined,
  } = {},
): Promise<unknown[]> {
  const log: unknown[] = []
  const service = {
    get: async () => undefined,
    put: async () => undefined,
    async post(path: string, body?: unknown) {
      log.push([path, JSON.parse(JSON.stringify(body))])
      return path.endsWith('/plan') ? plan : DONE
    },
  }
  await verb.run({
    words,
    options: { reason: 'because', environment, yes: true },
    service: service as never,
    settings: {} as never,
    say: (line) => void log.push(line),
    progress: () => undefined,
    confirm: async (consequences) => void log.push(consequences),
  })
  return log
}

describe('the steps of a rollout at a terminal', () => {
  it('[OPS-CLI-2] [OPS-ROLL-7] say what will happen, then do it, then say a finished step', async () => {
    expect(await run(canary, ['games', '2.0.0', '5'], { environment: 'staging' })).toEqual([
      ['/api/remotes/games/plan', { kind: 'canary', version: '2.0.0', percent: 5, environment: 'staging' }],
      ['what will happen'],
      [
        '/api/remotes/games/canary',
        { kind: 'canary', version: '2.0.0', percent: 5, reason: 'because', environment: 'staging' },
      ],
      'Done, revision 7. games in production: 1.0.0, 2.0.0 for 5 %.',
    ])
  })

  it.each([
    ['promote', promote, ['games', '2.0.0'], { kind: 'promote', version: '2.0.0' }],
    ['rollback', rollback, ['games'], { kind: 'rollback' }],
    ['pin', pin, ['games'], { kind: 'pin' }],
    ['unpin', unpin, ['games'], { kind: 'unpin' }],
    ['kill', kill, ['games', '2.0.0'], { kind: 'kill', version: '2.0.0' }],
    ['revive', revive, ['games'], { kind: 'revive' }],
  ])('[OPS-ROLL-7] %s takes its step', async (_name, verb, words, step) => {
    const [, , asked] = await run(verb, words)
    expect(asked).toEqual([`/api/remotes/games/${verb.name}`, { ...step, reason: 'because' }])
  })

  it('[OPS-CLI-2] ask nothing when no change is needed', async () => {
    const plan: PlanAnswer = { kind: 'unchanged', name: 'games', environment: 'production', live: '1.0.0' }
    expect(await run(kill, ['games'], { plan })).toEqual([
      ['/api/remotes/games/plan', { kind: 'kill' }],
      'games in production is so already; live is 1.0.0.',
    ])
  })
})

describe('percentOf', () => {
  it('[OPS-ROLL-2] reads 5, 5% and 0.5, and nothing else', () => {
    expect(['5', '5%', '0.5', '100', '0'].map(percentOf)).toEqual([5, 5, 0.5, 100, 0])
    for (const text of ['', 'five', '101', '0.05', '-1', '1e1', '5 %'])
      expect(() => percentOf(text)).toThrow('not a percentage')
  })
})
