import { MEMBER_STATUS } from '@lantern/contract/user'
import { cureOf, GUARD_CODE, type GuardInput, launchGuard } from './launch-guard.rules.ts'

const good: GuardInput = {
  member: { kyc: 2, status: MEMBER_STATUS.normal, balance: '10.00' },
  venue: { status: 1 },
  amountMinor: 1000,
  balanceMinor: 1000,
}

describe('launchGuard', () => {
  it('[GAMES-13] admits a verified member with enough money', () => {
    expect(launchGuard(good)).toBeNull()
  })

  it.each([
    ['a venue under maintenance', { venue: { status: 2 } }, 711017],
    ['a member without a verified identity', { member: { ...good.member, kyc: 0 } }, 711010],
    ['a frozen account', { member: { ...good.member, status: MEMBER_STATUS.frozen } }, 711009],
    ['a time-out', { member: { ...good.member, status: MEMBER_STATUS.timeout } }, 712002],
    ['a self-exclusion', { member: { ...good.member, status: MEMBER_STATUS.excluded } }, 712003],
    ['an amount above the balance', { amountMinor: 1001 }, 711001],
  ] as const)('[GAMES-13] stops %s', (_name, change, code) => {
    expect(launchGuard({ ...good, ...change } as GuardInput)).toBe(code)
  })

  it('[GAMES-13] offers the action that resolves the refusal', () => {
    expect(cureOf(GUARD_CODE.identity)).toBe('identity')
    expect(cureOf(GUARD_CODE.balance)).toBe('deposit')
    expect(cureOf(GUARD_CODE.timeOut)).toBe('wait')
    expect(cureOf(0)).toBe('retry')
  })
})
