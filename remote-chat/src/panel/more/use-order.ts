/** A gift or red packet until its answer is known: none of its kind is paid beside it (RULES.md CHAT-46). */
import { BUSINESS_CODES, type InputOf } from '@lantern/contract'
import type { giftSend, packetSend } from '@lantern/contract/chat-gifts'
import * as CODE from '@lantern/contract/code'
import { isBusinessError, isSessionError, memberMessage } from '@lantern/platform'
import { useState } from 'react'

/** An order without an answer, with its request number; unanswered unless it is being sent. */
type Order<Body> = { body: Body; isSending: boolean }

export type GiftBody = InputOf<typeof giftSend>
export type PacketBody = InputOf<typeof packetSend>
export type Orders = { gift: Order<GiftBody> | null; packet: Order<PacketBody> | null }

/** Where an order is kept: above the sheet, so that closing the sheet does not forget it. */
export type OrderSlot<Body> = { order: Order<Body> | null; onOrder: (order: Order<Body> | null) => void }

type OrderForm<Body> = {
  isSending: boolean
  /** The last order, when its answer was lost: the next submit repeats it. */
  unanswered: Body | null
  /** Why the last attempt failed. */
  error: string
  /** Repeats the unanswered order, else sends this one. @returns whether an order was paid */
  submit: (body: Body | null) => Promise<boolean>
}

export function useOrder<Body>(
  { order, onOrder }: OrderSlot<Body>,
  send: (body: Body) => Promise<unknown>,
): OrderForm<Body> {
  const [error, setError] = useState('')
  // A second tap while the sheet leaves is no other order.
  const [isDone, setIsDone] = useState(false)
  const isSending = order?.isSending ?? false
  return {
    isSending,
    unanswered: order && !isSending ? order.body : null,
    error,
    async submit(fresh) {
      const body = order?.body ?? fresh
      if (body === null || isSending || isDone) return false
      setError('')
      onOrder({ body, isSending: true })
      try {
        await send(body)
      } catch (failed) {
        // The number was used with another body: the first was paid at a price that the member agreed to meanwhile.
        const isPaid = order !== null && isBusinessError(failed, CODE.DUPLICATE_SUBMISSION)
        if (!isPaid) {
          onOrder(isRefusal(failed, order !== null) ? null : { body, isSending: false })
          setError(memberMessage(failed))
          return false
        }
      }
      onOrder(null)
      setIsDone(true)
      return true
    },
  }
}

/** Whether a failure proves that the order was not paid. A repeat may be refused before the server looks for the first, as during maintenance. */
function isRefusal(error: unknown, isRepeat: boolean): boolean {
  if (isBusinessError(error, CODE.TRANSFER_CHECKING)) return false
  if (!isRepeat) return isSessionError(error) || isBusinessError(error)
  return isBusinessError(error) && (error.code in BUSINESS_CODES || error.code === CODE.GIFT_PROPERTY_CHANGE)
}
