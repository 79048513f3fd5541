/** Queries on members and their mail. */
import type { Executor, Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { newNo } from '../ledger/numbers.ts'
import type { Sentence } from '../refusal/sandbox-error.ts'

export async function findMember(db: Executor, id: string): Promise<Member | undefined> {
  return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findMemberByName(db: Executor, userName: string): Promise<Member | undefined> {
  return db.selectFrom('members').selectAll().where('user_key', '=', userName.toLowerCase()).executeTakeFirst()
}

/**
 * Takes the member's row for the rest of the transaction. Everything that moves a member's money takes it first, so that two devices, a job and
 * a control action wait for each other in one order.
 */
export async function lockMember(trx: Trx, id: string): Promise<Member> {
  return trx.selectFrom('members').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export function hasFlag(member: Pick<Member, 'flags'>, flag: string): boolean {
  return member.flags.split(',').includes(flag)
}

export type MailDraft = {
  readonly type: 'notice' | 'offer' | 'money'
  readonly title: Sentence
  readonly body: Sentence
  readonly bizNo?: string
  readonly at: number
}

/** Every change of state of a money order sends one mail (screens.md 11.7). */
export async function sendMail(trx: Trx, memberId: string, draft: MailDraft): Promise<void> {
  await trx
    .insertInto('mails')
    .values({
      id: newNo('M', draft.at),
      member_id: memberId,
      type: draft.type,
      title_zh: draft.title.zh,
      title_en: draft.title.en,
      body_zh: draft.body.zh,
      body_en: draft.body.en,
      biz_no: draft.bizNo ?? null,
      at: draft.at,
      read_at: null,
    })
    .execute()
}
