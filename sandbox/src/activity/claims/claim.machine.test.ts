import { OFFER_APPEAL_MS } from '@lantern/contract/activity'
import { appealUntil, dueTurn, isUndecided, shownState } from './claim.machine.ts'

describe('dueTurn', () => {
  it.each([
    ['applied', 'take'],
    ['review', 'decide'],
    ['appeal', 'decide'],
  ] as const)('[SBX-ACT-4] of %s is to %s it, from its time on', (state, kind) => {
    expect(dueTurn({ state, due_at: 100 }, 99)).toBeNull()
    expect(dueTurn({ state, due_at: 100 }, 100)).toEqual({ kind, at: 100 })
    expect(dueTurn({ state, due_at: null }, 100)).toBeNull()
    expect(isUndecided({ state })).toBe(true)
  })

  it.each(['granted', 'rejected', 'expired'] as const)('[SBX-ACT-4] of %s is none', (state) => {
    expect(dueTurn({ state, due_at: 100 }, 100)).toBeNull()
    expect(isUndecided({ state })).toBe(false)
  })
})

describe('appealUntil', () => {
  it('[SBX-ACT-5] is seven days after the first rejection only', () => {
    const rejected = { state: 'rejected', turn_at: 5, appealed_at: null } as const
    expect(appealUntil(rejected)).toBe(5 + OFFER_APPEAL_MS)
    expect(appealUntil({ ...rejected, appealed_at: 4 })).toBeNull()
    expect(appealUntil({ ...rejected, state: 'review' })).toBeNull()
  })
})

describe('shownState', () => {
  it('[SBX-ACT-6] of a granted claim follows its turnover task', () => {
    const shown = (task?: string) => shownState({ state: 'granted' }, task === undefined ? undefined : { state: task })
    expect([shown(), shown('OPEN'), shown('DONE'), shown('EXPIRED')]).toEqual([
      'granted',
      'running',
      'granted',
      'expired',
    ])
    expect(shownState({ state: 'appeal' }, undefined)).toBe('appeal')
  })
})
