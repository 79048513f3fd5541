/** Mails of demo01 that are not sent by the step they are about. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lantern/contract/site-time'
import type { Trx } from '../database/database.ts'
import { seedNo } from '../ledger/seed-no.rules.ts'
import { type MailDraft, sendMail } from '../members/send-mail.ts'
import { MEMBER, type Step } from './seed-orders.ts'
import { NEW_DEVICE } from './seed-visits.ts'

/** A member who plays has read what is older. */
const READ_AFTER_MS = 3 * DAY_MS

export function demoMails(now: number): Step[] {
  const drafts: MailDraft[] = [
    {
      type: 'money',
      title: { zh: '取款已到账', en: 'Withdrawal paid' },
      body: { zh: '您的取款 ¥1,000.00 已到账。', en: 'Your withdrawal of ¥1,000.00 was paid.' },
      bizNo: seedNo('W', now - 10 * DAY_MS, 0),
      at: now - 10 * DAY_MS + 2 * MINUTE_MS,
      isQuiet: true,
    },
    {
      type: 'money',
      title: { zh: '存款到账', en: 'Deposit credited' },
      body: { zh: '您的存款 ¥2,000.00 已到账。', en: 'Your deposit of ¥2,000.00 arrived.' },
      bizNo: seedNo('D', now - 2 * DAY_MS, 5),
      at: now - 2 * DAY_MS + 2 * MINUTE_MS,
    },
    {
      type: 'notice',
      title: { zh: '新设备登录提醒', en: 'New device' },
      body: {
        zh: `您的账号在新设备 ${NEW_DEVICE.label} 上登录。如非本人操作，请在安全中心移除该设备并修改登录密码。`,
        en: `${NEW_DEVICE.label}, a new device, logged in to your account. If this was not you, remove it in Security and change your password.`,
      },
      at: now - NEW_DEVICE.agoMs,
    },
    {
      type: 'offer',
      title: { zh: '周末足球返还开启', en: 'Weekend football cashback' },
      body: {
        zh: '本周末五大联赛滚球注单可领取返还。',
        en: 'Live bets on the five big leagues earn cashback this weekend.',
      },
      at: now - 18 * HOUR_MS,
    },
  ]
  return drafts.map((draft) => ({ at: draft.at, run: (trx) => sendMail(trx, MEMBER, draft) }))
}

export async function readOldMails(trx: Trx, memberId: string, now: number): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ read_at: now - READ_AFTER_MS })
    .where('member_id', '=', memberId)
    .where('at', '<', now - READ_AFTER_MS)
    .where('read_at', 'is', null)
    .execute()
}
