/** An order is sent, done or cancelled. The caller holds the member's row. */
import { returnCoins } from '../coins/coin-turns.ts'
import type { Taken } from '../coins/lots.rules.ts'
import type { Trx } from '../database/database.ts'
import type { MallOrderRow } from '../database/tables/site/mall.schema.ts'
import { refuse } from '../refusal/refuse.ts'
import { changeStock } from './goods.repository.ts'
import { type OrderTurn, trackingNo } from './mall.rules.ts'
import { mailOrder } from './order-mail.ts'
import { changeOrder } from './orders.repository.ts'

/** Performs one turn that is due. @returns the order as it is now */
export async function takeTurn(trx: Trx, order: MallOrderRow, { kind, at }: OrderTurn): Promise<MallOrderRow> {
  if (kind === 'finish') return finish(trx, order, at, 'expired')
  const change = { state: 'sent', tracking_no: trackingNo(order.no), sent_at: at } as const
  await changeOrder(trx, order.no, change)
  const sent = { ...order, ...change }
  await mailOrder(trx, sent, 'sent', at)
  return sent
}

/** @throws SandboxError 711015 unless it was sent */
export async function confirmReceipt(trx: Trx, order: MallOrderRow, now: number): Promise<void> {
  if (order.state === 'done') return
  if (order.state !== 'sent') throw refuse('state-changed', { state: order.state })
  await finish(trx, order, now, 'confirmed')
}

/** Returns coins and stock. @throws SandboxError 711015 once it was sent */
export async function cancelOrder(
  trx: Trx,
  order: MallOrderRow,
  requestNo: string,
  now: number,
): Promise<MallOrderRow> {
  if (order.state === 'cancelled') return order
  if (order.state !== 'waiting') throw refuse('state-changed', { state: order.state })
  const { no, member_id: memberId, coin, goods_id: goodsId, qty } = order
  const paidFrom = JSON.parse(order.paid_from) as Taken[]
  await returnCoins(trx, { memberId, coins: coin, bizNo: no, requestNo, memo: goodsId, at: now }, paidFrom)
  await changeStock(trx, goodsId, qty)
  const change = { state: 'cancelled', ended_at: now } as const
  await changeOrder(trx, no, change)
  const cancelled = { ...order, ...change }
  await mailOrder(trx, cancelled, 'cancelled', now)
  return cancelled
}

async function finish(
  trx: Trx,
  order: MallOrderRow,
  at: number,
  event: 'confirmed' | 'expired',
): Promise<MallOrderRow> {
  const change = { state: 'done', ended_at: at } as const
  await changeOrder(trx, order.no, change)
  const done = { ...order, ...change }
  await mailOrder(trx, done, event, at)
  return done
}
