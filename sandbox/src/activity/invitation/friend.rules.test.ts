import { type FriendFacts, stageOf } from './friend.rules.ts'

const VALID: FriendFacts = { isVerified: true, firstDeposit: 10_000, turnover: 10_000, isSamePerson: false }

describe('stageOf', () => {
  it.each([
    ['valid', {}],
    ['deposited', { isVerified: false }],
    ['deposited', { firstDeposit: 9_999 }],
    ['deposited', { turnover: 9_999 }],
    ['deposited', { firstDeposit: 50_000 }],
    ['registered', { firstDeposit: null, turnover: 0 }],
    ['refused', { isSamePerson: true }],
    ['refused', { isSamePerson: true, firstDeposit: null }],
  ] as const)('[SBX-INV-3] is %s with %j', (stage, change) => {
    expect(stageOf({ ...VALID, ...change })).toBe(stage)
  })
})
