/** Payments that were not detected, or with a different amount: held, proved, decided (screens.md 6 deposit, 11.4). */

import * as CODE from '@lantern/contract/code'
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { MAX_PROOFS } from '@lantern/contract/proofs'
import { DAY_MS, SECOND_MS } from '@lantern/contract/site-time'
import type { Trx } from '../../../database/database.ts'
import type { DepositRow } from '../../../database/tables/money/finance.schema.ts'
import { refuse } from '../../../refusal/refuse.ts'
import { SandboxError } from '../../../refusal/sandbox-error.ts'
import { isPicture } from '../../orders/picture.rules.ts'
import { changeDeposit, insertPayment, insertProof, proofCount, proofImages } from '../order/deposit.repository.ts'
import { creditDeposit, type DepositCredited, failDeposit } from '../order/deposit-credit.ts'
import { canAppeal, isLateMatch, isOpen } from '../order/deposit-state.rules.ts'
import { move, stateChanged } from '../order/deposit-turns.ts'

/** How long a different amount waits for its proof, and how long the simulated review takes. */
const HOLD_MS = DAY_MS
const REVIEW_MS = 30 * SECOND_MS

export type Payment = { readonly ref: string; readonly amount: string }
export type Appeal = { readonly text: string; readonly proof: readonly string[] }

/**
 * The bank reports a payment. The exact amount is credited, up to a day late; a different one is held. Idempotent by reference.
 * @throws SandboxError 711014 after that day, 711015 for an order that is over: the payment is returned
 */
export async function receivePayment(
  trx: Trx,
  order: DepositRow,
  { ref, amount }: Payment,
  now: number,
  credited: readonly DepositCredited[],
): Promise<DepositRow> {
  const isFirst = await insertPayment(trx, { ref, order_no: order.no, amount, at: now })
  if (!isFirst) return order
  const isExpired = order.state === DEPOSIT_STATE.expired
  if (isExpired && !isLateMatch(order, now)) throw refuse('order-expired')
  if ((!isOpen(order) && !isExpired) || order.paid_amount !== null) throw stateChanged(order)
  // Speed deposits are settled between two members: nothing is held.
  if (order.part_no !== null && Number(amount) !== Number(order.pay_amount)) throw stateChanged(order)
  if (Number(amount) === Number(order.pay_amount)) return creditDeposit(trx, order, now, credited)
  const held = { paid_amount: amount, next_at: now + HOLD_MS }
  if (order.state === DEPOSIT_STATE.created) return move(trx, order, DEPOSIT_STATE.claimed, now, held)
  return changeDeposit(trx, order, held)
}

/**
 * The member asks for a review.
 * @throws SandboxError 711015 where no appeal is possible, 10003 for a different amount without a proof
 */
export async function appealDeposit(trx: Trx, order: DepositRow, { text, proof }: Appeal, now: number) {
  if (order.state === DEPOSIT_STATE.appeal) return order
  if (!canAppeal(order, now)) throw stateChanged(order)
  await keepProofs(trx, order.no, proof, now)
  if (order.paid_amount !== null && (await proofCount(trx, order.no)) === 0) {
    const sentence = { zh: '请上传付款凭证', en: 'Upload a proof of your payment' }
    throw new SandboxError(CODE.VALIDATION, sentence, { fields: { proof: sentence } })
  }
  const asked = { appeal_text: text, next_at: now + REVIEW_MS }
  // An expired order stays expired until its payment is accepted.
  if (order.state === DEPOSIT_STATE.expired) return changeDeposit(trx, order, asked)
  return move(trx, order, DEPOSIT_STATE.appeal, now, asked)
}

/**
 * Stores proof pictures, at most three per order; duplicates are ignored. @throws SandboxError 10003 for a fourth, or for a file that is not a
 * picture
 */
export async function keepProofs(trx: Trx, orderNo: string, images: readonly string[], now: number): Promise<void> {
  const kept = await proofImages(trx, orderNo)
  const before = kept.length
  const fresh = images.filter((image) => !kept.includes(image))
  for (const [index, image] of fresh.entries()) {
    if (before + index >= MAX_PROOFS) throw badProof({ zh: '最多 3 张凭证', en: 'At most three pictures' })
    if (!isPicture(image))
      throw badProof({ zh: '凭证须为 JPG、PNG 或 WebP 图片', en: 'A proof is a JPG, PNG or WebP picture' })
    await insertProof(trx, { order_no: orderNo, n: before + index, image, at: now })
  }
}

/** The simulated review: a payment that arrived is credited with its amount, others are refused. */
export async function decideAppeal(
  trx: Trx,
  order: DepositRow,
  now: number,
  credited: readonly DepositCredited[],
): Promise<DepositRow> {
  return order.paid_amount === null ? failDeposit(trx, order, 'D01', now) : creditDeposit(trx, order, now, credited)
}

/** Ends a hold: with a proof the payment is credited, without one it is returned. */
export async function endHold(
  trx: Trx,
  order: DepositRow,
  now: number,
  credited: readonly DepositCredited[],
): Promise<DepositRow> {
  if (order.state !== DEPOSIT_STATE.expired) return failDeposit(trx, order, 'D03', now)
  if (order.appeal_text !== '') return creditDeposit(trx, order, now, credited)
  return changeDeposit(trx, order, { paid_amount: null, next_at: null })
}

function badProof(sentence: { zh: string; en: string }): SandboxError {
  return new SandboxError(CODE.VALIDATION, sentence, { fields: { proof: sentence } })
}
