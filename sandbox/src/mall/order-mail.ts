/** One mail for each state of an order of the mall. */
import type { MallOrderState } from '@lantern/contract/mall-orders'
import type { Trx } from '../database/database.ts'
import type { MallOrderRow } from '../database/tables/site/mall.schema.ts'
import { mailState } from '../mail/money-mail.ts'
import type { Sentence } from '../refusal/sandbox-error.ts'

type Told = Pick<MallOrderRow, 'no' | 'member_id' | 'name_zh' | 'name_en' | 'qty' | 'coin' | 'state' | 'category'> &
  Partial<Pick<MallOrderRow, 'tracking_no'>>

export async function mailOrder(trx: Trx, order: Told, at: number): Promise<void> {
  const { no, member_id: memberId, state, qty } = order
  const name = { zh: `${order.name_zh} × ${qty}`, en: `${order.name_en} × ${qty}` }
  const words = WORDS[state](order)
  await mailState(trx, {
    memberId,
    bizNo: no,
    state,
    title: { zh: `${words.title.zh}：${name.zh}`, en: `${words.title.en}: ${name.en}` },
    body: { zh: `${words.body.zh}单号 ${no}。`, en: `${words.body.en} No. ${no}.` },
    // The member did it; only the parcel comes unasked.
    isQuiet: state !== 'sent',
    at,
  })
}

const WORDS: Readonly<Record<MallOrderState, (order: Told) => { title: Sentence; body: Sentence }>> = {
  waiting: ({ coin }) => ({
    title: { zh: '兑换成功', en: 'Exchanged' },
    body: { zh: `已使用 ${coin} 枚金币，等待发货。`, en: `${coin} coins were used. It will be sent soon.` },
  }),
  sent: ({ tracking_no = '' }) => ({
    title: { zh: '已发货', en: 'Sent' },
    body: { zh: `物流单号 ${tracking_no}。`, en: `Tracking number ${tracking_no}.` },
  }),
  done: ({ coin, category }) =>
    category === 'coupon'
      ? {
          title: { zh: '兑换完成', en: 'Exchanged' },
          body: { zh: `已使用 ${coin} 枚金币。`, en: `${coin} coins were used.` },
        }
      : { title: { zh: '订单已完成', en: 'Order completed' }, body: { zh: '已收货。', en: 'It was received.' } },
  cancelled: ({ coin }) => ({
    title: { zh: '兑换已取消', en: 'Exchange cancelled' },
    body: { zh: `${coin} 枚金币已退回。`, en: `${coin} coins were returned.` },
  }),
}
