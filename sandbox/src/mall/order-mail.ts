/** One mail for each event of an order of the mall. */
import type { Trx } from '../database/database.ts'
import type { MallOrderRow } from '../database/tables/site/mall.schema.ts'
import { mailNo } from '../mail/mail-no.ts'
import { mailState } from '../mail/money-mail.ts'
import type { Sentence } from '../refusal/sandbox-error.ts'

type MailedOrder = Pick<MallOrderRow, 'no' | 'member_id' | 'name_zh' | 'name_en' | 'qty' | 'coin' | 'state'> &
  Partial<Pick<MallOrderRow, 'tracking_no'>>

/** `exchanged`: a coupon, which needs no delivery. `expired`: its member did not confirm the receipt in time. */
export type OrderEvent = 'waiting' | 'sent' | 'exchanged' | 'confirmed' | 'expired' | 'cancelled'

export async function mailOrder(trx: Trx, order: MailedOrder, event: OrderEvent, at: number): Promise<void> {
  const { no, member_id: memberId, state, qty } = order
  const name = { zh: `${order.name_zh} × ${qty}`, en: `${order.name_en} × ${qty}` }
  const text = TEXTS[event](order)
  await mailState(trx, {
    memberId,
    bizNo: mailNo('X', no),
    state,
    title: { zh: `${text.title.zh}：${name.zh}`, en: `${text.title.en}: ${name.en}` },
    body: text.body,
    // All other events follow an action of the member.
    isQuiet: event !== 'sent' && event !== 'expired',
    at,
  })
}

const COMPLETED: Sentence = { zh: '订单已完成', en: 'Order completed' }
const TEXTS: Readonly<Record<OrderEvent, (order: MailedOrder) => { title: Sentence; body: Sentence }>> = {
  waiting: ({ coin }) => ({
    title: { zh: '兑换成功', en: 'Exchanged' },
    body: {
      zh: `已使用 ${coin.toLocaleString('en')} 枚金币，等待发货。`,
      en: `${coin.toLocaleString('en')} coins were used. It will be sent soon.`,
    },
  }),
  sent: ({ tracking_no = '' }) => ({
    title: { zh: '已发货', en: 'Sent' },
    body: { zh: `物流单号 ${tracking_no}。`, en: `Tracking number ${tracking_no}.` },
  }),
  exchanged: ({ coin }) => ({
    title: { zh: '兑换完成', en: 'Exchanged' },
    body: { zh: `已使用 ${coin.toLocaleString('en')} 枚金币。`, en: `${coin.toLocaleString('en')} coins were used.` },
  }),
  confirmed: () => ({
    title: COMPLETED,
    body: { zh: '您已确认收货。', en: 'You confirmed that it arrived.' },
  }),
  expired: () => ({
    title: COMPLETED,
    body: { zh: '发货 10 天后自动完成。', en: 'Completed ten days after it was sent.' },
  }),
  cancelled: ({ coin }) => ({
    title: { zh: '兑换已取消', en: 'Exchange cancelled' },
    body: {
      zh: `${coin.toLocaleString('en')} 枚金币已退回。`,
      en: `${coin.toLocaleString('en')} coins were returned.`,
    },
  }),
}
