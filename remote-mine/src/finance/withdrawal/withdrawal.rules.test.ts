import { aPayAccount, aWithdrawalPrepare, NOON } from '@lantern/testing'
import {
  amountProblem,
  changesOf,
  dayLeft,
  firstUnmet,
  hasTooLittle,
  isUsable,
  levelOf,
  mostWithdrawable,
  preferredAccount,
} from './withdrawal.rules.ts'

describe('withdrawal rules', () => {
  it('returns the first unmet condition', () => {
    const { checks } = aWithdrawalPrepare({
      checks: [
        { key: 'identity', ok: true, need: '', link: '' },
        { key: 'account', ok: false, need: '', link: '' },
        { key: 'turnover', ok: false, need: '320.00', link: '' },
      ],
    })
    expect(firstUnmet(checks)?.key).toBe('account')
  })

  it('[MINE-68] calls turnover that still holds a part, and a limit that a document raises, partly met', () => {
    const check = (key: 'turnover' | 'dayAmount' | 'status', change = {}) =>
      aWithdrawalPrepare({ checks: [{ key, ok: true, need: '', link: '', ...change }] }).checks[0] as Parameters<
        typeof levelOf
      >[0]
    const need = (turnoverNeed: string) => aWithdrawalPrepare({ turnoverNeed })
    expect(levelOf(check('turnover'), need('0.00'))).toBe('met')
    expect(levelOf(check('turnover'), need('320.00'))).toBe('partly')
    expect(levelOf(check('turnover', { ok: false }), need('320.00'))).toBe('unmet')
    expect(levelOf(check('dayAmount', { link: '/mine/userInfo/authentication' }), need('0.00'))).toBe('partly')
    expect(levelOf(check('status'), need('320.00'))).toBe('met')
  })

  it('[MINE-13] uses the tightest limit for "all"', () => {
    const prepare = aWithdrawalPrepare({ withdrawable: '90000.00' })
    expect(mostWithdrawable(prepare)).toBe('79900.00')
    expect(mostWithdrawable({ ...prepare, withdrawable: '12.34' })).toBe('12.34')
    expect(mostWithdrawable({ ...prepare, withdrawable: '0.00' })).toBe('0.00')
    const spent = { ...prepare.limits, dayAmountUsed: prepare.limits.dayAmount }
    expect([mostWithdrawable({ ...prepare, limits: spent }), dayLeft(spent)]).toEqual(['0.00', '0.00'])
  })

  it.each([
    ['0.01', 'below'],
    ['100', null],
    ['300', null],
    ['300.01', 'above'],
    ['400.01', 'over-day'],
    ['500.01', 'over-withdrawable'],
  ])('[MINE-13] of 500.00, 400.00 left of the day and 300.00 an order judges %p as %p', (amount, problem) => {
    const { limits } = aWithdrawalPrepare()
    const tight = { ...limits, min: '100.00', max: '300.00', dayAmount: '1000.00', dayAmountUsed: '600.00' }
    expect(amountProblem({ withdrawable: '500.00', limits: tight }, amount)).toBe(problem)
  })

  it('[MINE-13] uses the rest of the daily limit to the fen', () => {
    const { limits } = aWithdrawalPrepare()
    const tight = { ...limits, min: '100.00', max: '900.00', dayAmount: '1000.00', dayAmountUsed: '600.00' }
    expect(amountProblem({ withdrawable: '900.00', limits: tight }, '400')).toBeNull()
  })

  it.each([
    ['0.00', '99.99', true],
    ['0.00', '100.00', false],
    ['0.01', '99.99', false],
    ['5.00', '100.00', false],
  ])('[MINE-63] with %s to turn over and %s to take out, there is too little money: %p', (need, most, isSo) => {
    const { limits } = aWithdrawalPrepare()
    expect(hasTooLittle({ turnoverNeed: need, withdrawable: most, limits: { ...limits, min: '100.00' } })).toBe(isSo)
  })

  it('[MINE-29] accepts an account from the moment it is usable', () => {
    expect([NOON - 1, NOON].map((now) => isUsable({ state: 1, usableAt: NOON }, now))).toEqual([false, true])
  })

  it('prefers a usable default account and returns null without one', () => {
    const accounts = [aPayAccount({ id: 'a', isDefault: false }), aPayAccount({ id: 'b', isDefault: true })]
    expect(preferredAccount(accounts, NOON)?.id).toBe('b')
    expect(preferredAccount([], NOON)).toBeNull()
  })

  it.each([
    ['', 'empty'],
    ['99.99', 'below'],
    ['5000.01', 'over-withdrawable'],
    ['5000', null],
  ])('judges %p as %p', (amount, problem) => {
    expect(amountProblem(aWithdrawalPrepare(), amount)).toBe(problem)
  })

  it('skips a default account that is not usable yet', () => {
    const young = aPayAccount({ id: 'young', usableAt: NOON + 1 })
    const old = aPayAccount({ id: 'old', isDefault: false })
    expect(preferredAccount([young, old], NOON)?.id).toBe('old')
  })

  it('lists the changes', () => {
    const before = aWithdrawalPrepare()
    const after = aWithdrawalPrepare({
      available: '7.00',
      withdrawable: '4900.00',
      limits: { ...before.limits, dayUsed: 2, dayAmountUsed: '200.00' },
    })
    expect(changesOf(before, after)).toEqual([
      { what: 'available', from: before.available, to: '7.00' },
      { what: 'withdrawable', from: '5000.00', to: '4900.00' },
      { what: 'dayUsed', from: '1', to: '2' },
      { what: 'dayLeft', from: '79900.00', to: '79800.00' },
    ])
    expect(changesOf(before, { ...before, available: '7.00' })).toEqual([
      { what: 'available', from: before.available, to: '7.00' },
    ])
    expect(changesOf(before, before)).toEqual([])
  })
})
