/** The notice that a payment account was bound or removed. */
import type { Trx } from '../../database/database.ts'
import type { PayAccountRow } from '../../database/tables/money/finance.schema.ts'
import { sendMail } from '../../members/send-mail.ts'

/** Mails the owner, so that a stolen session cannot do this unnoticed. */
export async function tellOfAccount(
  trx: Trx,
  account: PayAccountRow,
  zh: string,
  en: string,
  at: number,
): Promise<void> {
  const line = `${account.bank} ${account.masked}`.trim()
  await sendMail(trx, account.member_id, {
    type: 'notice',
    title: { zh, en },
    body: {
      zh: `${line}。如非本人操作，请立即联系客服。`,
      en: `${line}. If this was not you, contact support at once.`,
    },
    at,
  })
}
