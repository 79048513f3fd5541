import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { WITHDRAW_STATE } from '@lantern/contract/withdrawal'
import { isOrderOpen, toneOf } from './order-state.rules.ts'

describe('toneOf', () => {
  it('[MINE-91] maps each state of a deposit to its tone', () => {
    const tones = Object.entries(DEPOSIT_STATE).map(([name, state]) => [name, toneOf('deposit', state)])
    expect(Object.fromEntries(tones)).toEqual({
      created: 'warning',
      claimed: 'info',
      confirming: 'info',
      success: 'positive',
      cancelled: 'neutral',
      expired: 'neutral',
      failed: 'negative',
      appeal: 'warning',
    })
  })

  it('[MINE-91] shows a withdrawal as in progress until it is paid, rejected or failed', () => {
    const { paid, rejected, failed } = WITHDRAW_STATE
    expect([paid, rejected, failed].map((state) => toneOf('withdraw', state))).toEqual([
      'positive',
      'negative',
      'negative',
    ])
    const others = Object.values(WITHDRAW_STATE).filter((state) => ![paid, rejected, failed].includes(state as never))
    expect(others.map((state) => toneOf('withdraw', state))).toEqual(others.map(() => 'info'))
  })

  it('[MINE-91] maps each state of a transfer to its tone; other credits are positive', () => {
    expect([1, 2, 3].map((state) => toneOf('transfer', state))).toEqual(['positive', 'negative', 'warning'])
    expect(toneOf('rebate', 2)).toBe('positive')
  })

  it('[MINE-91] uses a neutral tone for unknown states', () => {
    expect(['deposit', 'withdraw', 'transfer'].map((type) => toneOf(type, 99))).toEqual([
      'neutral',
      'neutral',
      'neutral',
    ])
  })
})

describe('isOrderOpen', () => {
  it('[MINE-91] keeps a deposit open until it is decided and during an appeal', () => {
    const open = Object.entries(DEPOSIT_STATE).filter(([, state]) => isOrderOpen('deposit', state))
    expect(open.map(([name]) => name)).toEqual(['created', 'claimed', 'confirming', 'appeal'])
  })

  it('[MINE-91] keeps a withdrawal open until it is paid', () => {
    expect(isOrderOpen('withdraw', WITHDRAW_STATE.paid - 1)).toBe(true)
    expect(isOrderOpen('withdraw', WITHDRAW_STATE.paid)).toBe(false)
  })
})
