import { MSG } from '@lantern/contract/chat'
import { giftList, giftSend } from '@lantern/contract/chat-gifts'
import * as CODE from '@lantern/contract/code'
import { SECOND_MS } from '@lantern/contract/site-time'
import { houseAccount, memberAccount } from '../../ledger/accounts.ts'
import { balanceOf, post } from '../../ledger/ledger.ts'
import { fromFen, toFen, writtenFen } from '../../ledger/money.rules.ts'
import { newNo } from '../../ledger/numbers.ts'
import { mailState } from '../../mail/money-mail.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { Wire } from '../../wire/wire.ts'
import type { ChatHub } from '../hub/chat-hub.ts'
import { maskedNick } from '../lines/speakers.ts'
import type { AllRooms } from '../rooms/all-rooms.ts'
import { requireWritable } from '../rooms/writable.ts'
import { findGift, insertSend, listGifts, sentSince } from './gifts.repository.ts'
import { requireWithinCap, spendLeft } from './spend.ts'

/** Gifts sent within this time count as a row. */
const COMBO_MS = 10 * SECOND_MS
const OFFERED = 1

type GiftDeps = { readonly hub: ChatHub; readonly allRooms: AllRooms }

export function registerGifts(wire: Wire, { hub, allRooms }: GiftDeps): void {
  wire.memberRead(giftList, async (_input, { db, member, now }) => ({
    list: (await listGifts(db)).map(({ id, name_zh, name_en, icon, price, state }) => ({
      id,
      name: { zh: name_zh, en: name_en },
      icon,
      price: fromFen(price),
      state: state as 1 | 2,
    })),
    spendLeft: fromFen(await spendLeft(db, member.id, now)),
  }))

  wire.memberWrite(
    giftSend,
    async ({ roomId, giftId, qty, price, requestNo }, { trx, member, now, locale, afterCommit }) => {
      const room = await requireWritable(trx, { allRooms, member, roomId, now })
      const gift = await findGift(trx, giftId)
      if (gift?.state !== OFFERED)
        throw new SandboxError(CODE.OUT_OF_STOCK, { zh: '该礼物已下架', en: 'This gift is not offered any more' })
      const name = { zh: gift.name_zh, en: gift.name_en }
      if (gift.price !== toFen(price)) {
        const data = { price: fromFen(gift.price), name: locale === 'en' ? name.en : name.zh }
        throw new SandboxError(CODE.GIFT_PROPERTY_CHANGE, { zh: '礼物价格已变动', en: 'The price has changed' }, data)
      }
      const cost = gift.price * qty
      await requireWithinCap(trx, member.id, cost, now)
      const no = newNo('G', now)
      const memo = { name: name.zh, nameEn: name.en, room: room.name_zh, roomEn: room.name_en, qty }
      await post(trx, {
        bizType: 'GIFT_SEND',
        bizNo: no,
        requestNo,
        memo: JSON.stringify(memo),
        at: now,
        postings: [
          { account: memberAccount(member.id, 'main'), amount: -cost },
          { account: houseAccount('gift'), amount: cost },
        ],
      })
      await insertSend(trx, {
        no,
        member_id: member.id,
        room_id: roomId,
        gift_id: giftId,
        qty,
        price: gift.price,
        at: now,
        request_no: requestNo,
      })
      await mailState(trx, {
        memberId: member.id,
        bizNo: no,
        state: 'SENT',
        title: { zh: `礼物已送出：${name.zh} × ${qty}`, en: `Gift sent: ${name.en} × ${qty}` },
        body: {
          zh: `¥${writtenFen(cost)}，房间“${room.name_zh}”。`,
          en: `¥${writtenFen(cost)} in the room ${room.name_en}.`,
        },
        isQuiet: true,
        at: now,
      })
      const combo = await sentSince(trx, { memberId: member.id, roomId, giftId, since: now - COMBO_MS })
      const answer = { combo, balance: fromFen(await balanceOf(trx, member.id, 'main')) }
      afterCommit(async () => {
        const msgData = { roomId, nick: maskedNick(member), giftId, name, icon: gift.icon, qty, combo, total: qty }
        hub.broadcast(roomId, { msgId: MSG.gift, msgData })
        return answer
      })
      return answer
    },
  )
}
