/** Answers of the VIP endpoints for the tests of both pages. */
import type { DataOf } from '@lantern/contract'
import type { VipGift, VipLevel, vipInfo } from '@lantern/contract/vip'

/** 22 November 2026, 12:00 in UTC+8. */
const NOON = Date.UTC(2026, 10, 22, 4)

const level = (n: number): VipLevel => ({
  level: n,
  deposit: `${n * 1_000}.00`,
  turnover: `${n * 20_000}.00`,
  keep: `${n * 5_000}.00`,
  promotion: `${n * 18}.00`,
  birthday: `${n * 8}.00`,
  monthly: `${n * 4}.00`,
  withdrawals: n + 3,
  withdrawalAmount: `${(n + 2) * 10_000}.00`,
  singleMax: `${(n + 2) * 10_000}.00`,
  rebates: [
    { category: 'sport', rate: `0.${38 + n}` },
    { category: 'egame', rate: '0.80' },
  ],
  rebateCap: '8888.00',
})
export const LEVELS = Array.from({ length: 11 }, (_, n) => level(n))

export const aGift = (change: Partial<VipGift> = {}): VipGift => ({
  id: 'V1',
  kind: 'promotion',
  level: 3,
  amount: '54.00',
  state: 'claimable',
  at: NOON,
  claimedAt: null,
  ...change,
})

export const VIP_INFO: DataOf<typeof vipInfo> = {
  level: 3,
  growth: { deposit: '3400.00', turnover: '61000.00' },
  keep: { need: '15000.00', done: '3000.00', from: NOON, endAt: NOON + 7_776_000_000 },
  evaluateAt: NOON,
  paused: false,
  gifts: [aGift()],
}
