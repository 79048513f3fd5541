/** One mail per state of a money order (screens.md 11.7, 12), sent in the transaction of the state. */
import type { Trx } from '../database/database.ts'
import { sendMail } from '../members/send-mail.ts'
import type { Sentence } from '../refusal/sandbox-error.ts'

export type MoneyMail = {
  readonly memberId: string
  /** Number of the order, transfer or task. */
  readonly bizNo: string
  readonly state: number | string
  readonly title: Sentence
  readonly body: Sentence
  /** An intermediate step, or the member's own action: delivered as read, without a notification. */
  readonly isQuiet: boolean
  readonly at: number
}

/** Sends it unless this state of this order already had its mail. */
export async function mailState(trx: Trx, mail: MoneyMail): Promise<void> {
  const { bizNo, title, body, at } = mail
  const first = await trx
    .insertInto('money_mails')
    .values({ biz_no: bizNo, state: String(mail.state), at })
    .onConflict((conflict) => conflict.columns(['biz_no', 'state']).doNothing())
    .returning('biz_no')
    .executeTakeFirst()
  if (!first) return
  await sendMail(trx, mail.memberId, { type: 'money', title, body, bizNo, at, isQuiet: mail.isQuiet })
}
