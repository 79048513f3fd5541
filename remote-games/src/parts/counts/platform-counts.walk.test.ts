import { COUNTS_RETRY_LIMIT } from '@lantern/contract/constants'
import fc from 'fast-check'
import { COUNTS_IDLE, type CountsEvent, transition } from './platform-counts.machine.ts'

const counts = { TY: { count: 60, live: 5, updatedAt: 1 } }
type Step = { kind: CountsEvent['kind']; isMember: boolean; hasRequestId: boolean; isLate: boolean; isEmpty: boolean }

const KINDS = ['refresh', 'counted', 'expired', 'expired', 'failed', 'waited', 'launched', 'cached', 'stop'] as const
const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(...KINDS),
    isMember: fc.boolean(),
    hasRequestId: fc.boolean(),
    // A response to an earlier request.
    isLate: fc.boolean(),
    isEmpty: fc.boolean(),
  }),
  { maxLength: 200 },
)

function eventOf({ kind, isMember, hasRequestId, isLate, isEmpty }: Step, now: number): CountsEvent {
  const epoch = isLate ? now - 1 : now
  if (kind === 'refresh') return { kind, isMember, hasRequestId }
  if (kind === 'stop') return { kind }
  if (kind === 'counted') return { kind, epoch, counts }
  if (kind === 'cached') return { kind, epoch, counts: isEmpty ? null : counts }
  return { kind, epoch }
}

describe('platform counts, on random walks', () => {
  it('[GAMES-1, GAMES-2, GAMES-3, GAMES-4] keep the request rules', () => {
    fc.assert(
      fc.property(steps, (walk) => {
        let state = COUNTS_IDLE
        let asked = 0
        let launched = 0
        let isMember = false
        let before = ''
        for (const step of walk) {
          const event = eventOf(step, state.epoch)
          const wasIdle = ['idle', 'known', 'unknown'].includes(state.kind)
          if (event.kind === 'refresh' && wasIdle) {
            asked = 0
            launched = 0
            isMember = event.isMember
          }
          const turn = transition(state, event)
          const kinds = turn.effects.map((effect) => effect.kind)
          // Responses to earlier requests change nothing.
          if ('epoch' in event && event.epoch !== state.epoch) expect(turn).toEqual({ state, effects: [] })
          // At most one effect is pending, the one that the state names.
          expect(kinds.filter((kind) => ['ask', 'launch', 'wait', 'read-cache'].includes(kind)).length).toBeLessThan(2)
          if (kinds.includes('ask')) asked += 1
          if (kinds.includes('launch')) launched += 1
          // Visitors send no request to the venue.
          if (!isMember) expect([asked, launched]).toEqual([0, 0])
          expect(asked).toBeLessThanOrEqual(COUNTS_RETRY_LIMIT + 1)
          expect(launched).toBeLessThanOrEqual(COUNTS_RETRY_LIMIT + 1)
          // Only counts from OB are stored, and stored counts are shown.
          if (kinds.includes('store')) expect([event.kind, kinds]).toEqual(['counted', ['show', 'store']])
          if (kinds.includes('show')) expect(['counted', 'cached']).toContain(event.kind)
          // After an expired response, OB is relaunched after the delay and before the next request.
          if (kinds.includes('ask') && before !== '') expect(['refresh', 'launched']).toContain(event.kind)
          if (event.kind === 'waited' && kinds.length > 0) expect([before, kinds]).toEqual(['waiting', ['launch']])
          if (event.kind === 'stop') expect(turn.state.kind).toBe('idle')
          before = turn.state.kind
          state = turn.state
        }
      }),
      { numRuns: 400 },
    )
  })
})
