/** The one mail of a state that money stands in (screens.md 11.7, 12): told once, in the transaction that brings the state about. */
import type { Trx } from '../database/database.ts'
import { sendMail } from '../members/members.repository.ts'
import type { Sentence } from '../refusal/sandbox-error.ts'

export type MoneyMail = {
  readonly memberId: string
  /** Number of the order, transfer or task. */
  readonly bizNo: string
  readonly state: number | string
  readonly title: Sentence
  readonly body: Sentence
  /** A step on the way, or the member's own doing: it lies in the box as read and calls nobody. */
  readonly isQuiet: boolean
  readonly at: number
}

/** Sends it, unless this state of this business has had its mail. */
export async function mailState(trx: Trx, mail: MoneyMail): Promise<void> {
  const { bizNo, title, body, at } = mail
  const first = await trx
    .insertInto('money_mails')
    .values({ biz_no: bizNo, state: String(mail.state), at })
    .onConflict((conflict) => conflict.columns(['biz_no', 'state']).doNothing())
    .returning('biz_no')
    .executeTakeFirst()
  if (!first) return
  await sendMail(trx, mail.memberId, { type: 'money', title, body, bizNo, at })
  if (!mail.isQuiet) return
  await trx
    .updateTable('mails')
    .set({ read_at: at })
    .where('biz_no', '=', bizNo)
    .where('title_zh', '=', title.zh)
    .where('read_at', 'is', null)
    .execute()
}
