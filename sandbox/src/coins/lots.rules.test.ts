import { DAY_MS } from '@lantern/contract/site-time'
import { coinsOfTurnover, dueNotice, FEN_PER_COIN, NOTICE_MS, returnedExpiry, takeOldest } from './lots.rules.ts'

const lot = (id: number, left_coins: number, expireInDays: number) => ({
  id,
  left_coins,
  expire_at: expireInDays * DAY_MS,
  at: 0,
  is_noticed: false,
})

describe('takeOldest', () => {
  const lots = [lot(3, 50, 90), lot(1, 10, 40), lot(2, 30, 60), lot(4, 99, 1)]
  it('[SBX-MALL-1] takes from the lot that expires first, and none that has expired', () => {
    expect(takeOldest(lots, 45, 2 * DAY_MS)).toEqual([
      { id: 1, coins: 10, expireAt: 40 * DAY_MS },
      { id: 2, coins: 30, expireAt: 60 * DAY_MS },
      { id: 3, coins: 5, expireAt: 90 * DAY_MS },
    ])
  })
  it('[SBX-MALL-1] takes nothing when the live lots are not enough', () => {
    expect(takeOldest(lots, 91, 2 * DAY_MS)).toBeNull()
    expect(takeOldest(lots, 90, 2 * DAY_MS)).toHaveLength(3)
  })
})

describe('dueNotice', () => {
  it('[SBX-MALL-3] announces thirty days before, once for all expiries of thirty days', () => {
    const lots = [lot(1, 10, 100), lot(2, 5, 129), lot(3, 7, 130)]
    expect(dueNotice(lots, 100 * DAY_MS - NOTICE_MS - 1)).toBeNull()
    expect(dueNotice(lots, 100 * DAY_MS - NOTICE_MS)).toEqual({
      at: 100 * DAY_MS - NOTICE_MS,
      ids: [1, 2],
      coins: 15,
      from: 100 * DAY_MS,
      to: 129 * DAY_MS,
    })
    const told = lots.map((one) => ({ ...one, is_noticed: one.id < 3 }))
    expect(dueNotice(told, 100 * DAY_MS)).toMatchObject({ at: 100 * DAY_MS, ids: [3], coins: 7 })
    expect(dueNotice(told, 100 * DAY_MS - 1)).toBeNull()
  })
})

describe('coins', () => {
  it('[SBX-MALL-2] earns one for each 1,000 of valid turnover and carries the rest', () => {
    expect(coinsOfTurnover(FEN_PER_COIN * 3 + 99_999, FEN_PER_COIN)).toEqual({ coins: 2, fen: FEN_PER_COIN * 2 })
    expect(coinsOfTurnover(0, FEN_PER_COIN)).toEqual({ coins: 0, fen: 0 })
  })
  it('[SBX-MALL-5] returns with the old expiry, thirty days at least', () => {
    expect(returnedExpiry(90 * DAY_MS, 10 * DAY_MS)).toBe(90 * DAY_MS)
    expect(returnedExpiry(11 * DAY_MS, 10 * DAY_MS)).toBe(40 * DAY_MS)
  })
})
