/** Coins are earned, spent, returned and expire: ledger and lots in one transaction. The caller holds the member's row. */
import * as CODE from '@lantern/contract/code'
import type { Trx } from '../database/database.ts'
import type { CoinLot } from '../database/tables/money/coins.schema.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { insertLot, liveLots, takeFromLot } from './coins.repository.ts'
import { COIN_LIFE_MS, returnedExpiry, type Taken, takeOldest } from './lots.rules.ts'

type Movement = {
  readonly memberId: string
  /** Above zero. */
  readonly coins: number
  readonly bizNo: string
  readonly requestNo?: string
  readonly memo?: string
  readonly at: number
}

/** Credits coins once per business number. @param movement.expireAt default a year later */
export async function earnCoins(trx: Trx, movement: Movement & { readonly expireAt?: number }): Promise<void> {
  const { memberId, coins, at, expireAt = at + COIN_LIFE_MS } = movement
  if (!(await move(trx, 'COIN_EARN', movement, coins))) return
  await insertLot(trx, { member_id: memberId, amount: coins, left_coins: coins, at, expire_at: expireAt })
}

/** @returns the lots that paid @throws SandboxError 714002 with the coins that are missing */
export async function spendCoins(trx: Trx, movement: Movement): Promise<Taken[]> {
  const { memberId, coins, at } = movement
  const lots = await liveLots(trx, memberId)
  const taken = takeOldest(lots, coins, at)
  if (taken === null) {
    const have = lots.reduce((sum, { expire_at, left_coins }) => sum + (expire_at > at ? left_coins : 0), 0)
    throw new SandboxError(
      CODE.NOT_ENOUGH_COINS,
      { zh: `金币不足：需要 ${coins}，现有 ${have}`, en: `Not enough coins: ${coins} needed, ${have} available` },
      { need: coins, have },
    )
  }
  await move(trx, 'MALL_SPEND', movement, -coins)
  for (const { id, coins: part } of taken) await takeFromLot(trx, id, part)
  return taken
}

/** Returns what an order took, each part with its own expiry. */
export async function returnCoins(trx: Trx, movement: Movement, taken: readonly Taken[]): Promise<void> {
  const { memberId, coins, at } = movement
  if (!(await move(trx, 'MALL_REFUND', movement, coins))) return
  for (const { coins: part, expireAt } of taken)
    await insertLot(trx, {
      member_id: memberId,
      amount: part,
      left_coins: part,
      at,
      expire_at: returnedExpiry(expireAt, at),
    })
}

/** What is left of a lot goes back to the house, at its own time. */
export async function expireLot(
  trx: Trx,
  { id, member_id: memberId, left_coins: coins, expire_at: at }: CoinLot,
): Promise<void> {
  await move(trx, 'COIN_EXPIRE', { memberId, coins, bizNo: `coin-lot-${id}`, at }, -coins)
  await takeFromLot(trx, id, coins)
}

/** @returns false if it was posted before */
async function move(trx: Trx, bizType: string, movement: Movement, amount: number): Promise<boolean> {
  const { memberId, bizNo, requestNo, memo, at } = movement
  const { isNew } = await post(trx, {
    bizType,
    bizNo,
    requestNo,
    memo,
    at,
    postings: [
      { account: memberAccount(memberId, 'coin'), amount },
      { account: houseAccount('mall', 'COIN'), amount: -amount },
    ],
  })
  return isNew
}
