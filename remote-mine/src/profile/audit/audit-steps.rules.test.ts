import type { InfoAudit } from '@lantern/contract/info-audit'
import { stepsOf } from './audit-steps.rules.ts'

const audit: InfoAudit = {
  id: 'A1',
  field: 'email',
  oldMasked: 'a***@a.example',
  newMasked: 'b***@b.example',
  state: 'open',
  step: 1,
  at: 1,
  firstAt: null,
  endedAt: null,
  expireAt: 9,
  reason: '',
}
const statesOf = (change: Partial<InfoAudit>) => stepsOf({ ...audit, ...change }).map(({ state }) => state)

describe('stepsOf', () => {
  it('[MINE-AUD-1] shows which review is under way and where a request ended', () => {
    expect(statesOf({})).toEqual(['done', 'current', 'todo'])
    expect(statesOf({ step: 2, firstAt: 2 })).toEqual(['done', 'done', 'current'])
    expect(statesOf({ step: 2, firstAt: 2, endedAt: 3, state: 'passed' })).toEqual(['done', 'done', 'done'])
    expect(statesOf({ endedAt: 3, state: 'refused' })).toEqual(['done', 'failed', 'todo'])
    expect(statesOf({ step: 2, firstAt: 2, endedAt: 3, state: 'withdrawn' })).toEqual(['done', 'done', 'failed'])
  })
})
