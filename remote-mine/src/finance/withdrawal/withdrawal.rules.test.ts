import { aPayAccount, aWithdrawalPrepare, NOON } from '@lantern/testing'
import { amountProblem, changesOf, firstUnmet, mostWithdrawable, preferredAccount } from './withdrawal.rules.ts'

describe('withdrawal rules', () => {
  it('names the first unmet condition', () => {
    const { checks } = aWithdrawalPrepare({
      checks: [
        { key: 'identity', ok: true, need: '', link: '' },
        { key: 'account', ok: false, need: '', link: '' },
        { key: 'turnover', ok: false, need: '320.00', link: '' },
      ],
    })
    expect(firstUnmet(checks)?.key).toBe('account')
  })

  it('[MINE-13] takes the smallest limit for "all"', () => {
    const prepare = aWithdrawalPrepare({ withdrawable: '90000.00' })
    expect(mostWithdrawable(prepare)).toBe('79900.00')
    expect(mostWithdrawable({ ...prepare, withdrawable: '12.34' })).toBe('12.34')
  })

  it.each([
    ['', 'empty'],
    ['99.99', 'below'],
    ['5000.01', 'over-withdrawable'],
    ['5000', null],
  ])('judges %p as %p', (amount, problem) => {
    expect(amountProblem(aWithdrawalPrepare(), amount)).toBe(problem)
  })

  it('passes over a default account that cannot be used yet', () => {
    const young = aPayAccount({ id: 'young', usableAt: NOON + 1 })
    const old = aPayAccount({ id: 'old', isDefault: false })
    expect(preferredAccount([young, old], NOON)?.id).toBe('old')
  })

  it('says what changed', () => {
    const before = aWithdrawalPrepare()
    const after = aWithdrawalPrepare({
      withdrawable: '4900.00',
      limits: { ...before.limits, dayUsed: 2, dayAmountUsed: '200.00' },
    })
    expect(changesOf(before, after)).toEqual([
      { what: 'withdrawable', from: '5000.00', to: '4900.00' },
      { what: 'dayUsed', from: '1', to: '2' },
      { what: 'dayLeft', from: '79900.00', to: '79800.00' },
    ])
  })
})
