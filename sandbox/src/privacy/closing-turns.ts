/** An account is asked to close, kept, or closed. The caller holds the member's row. */
import { CLOSING_WAIT_MS } from '@lantern/contract/privacy'
import { MEMBER_STATUS } from '@lantern/contract/user'
import { siteTimeText } from '../clock/site-time.rules.ts'
import type { Executor, Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { balancesOf } from '../ledger/ledger.ts'
import { changeMember } from '../members/members.repository.ts'
import { sendMail } from '../members/send-mail.ts'
import { statusAt } from '../members/standing.rules.ts'
import { endSessions } from '../sessions/sessions.ts'
import { countOpenOrders, deletePersonal, keepExcludedPhone } from './closing.repository.ts'
import { type Remainder, remainsOf } from './closing.rules.ts'

export async function remainingOf(db: Executor, memberId: string): Promise<Remainder[]> {
  const { byKind } = await balancesOf(db, memberId)
  return remainsOf({ byKind, openOrders: await countOpenOrders(db, memberId) })
}

/** @returns when the account closes */
export async function askToClose(trx: Trx, memberId: string, now: number): Promise<number> {
  const closesAt = now + CLOSING_WAIT_MS
  await changeMember(trx, memberId, { closes_at: closesAt })
  const at = siteTimeText(closesAt)
  await sendMail(trx, memberId, {
    type: 'notice',
    title: { zh: '账户将被注销', en: 'Your account is going to close' },
    body: {
      zh: `账户将于 ${at} 注销，此后无法恢复。此前可登录并在安全中心撤销。如非本人操作，请立即撤销并修改登录密码。`,
      en: `The account closes at ${at} and cannot be restored after that. Until then you can log in and undo it in Security. If this was not you, undo it and change your password at once.`,
    },
    at: now,
  })
  await endSessions(trx, memberId, 'revoked', now)
  return closesAt
}

export async function keepOpen(trx: Trx, memberId: string, now: number): Promise<void> {
  await changeMember(trx, memberId, { closes_at: null })
  await sendMail(trx, memberId, {
    type: 'notice',
    title: { zh: '注销已撤销', en: 'Your account stays open' },
    body: { zh: '账户恢复正常使用。', en: 'You can use it as before.' },
    at: now,
  })
}

/** The wait is over: closes the account, or keeps it when something has come in since. */
export async function closeWhenDue(trx: Trx, member: Member, now: number): Promise<void> {
  if (member.closes_at === null || member.closes_at > now || member.status === MEMBER_STATUS.closed) return
  const remains = await remainingOf(trx, member.id)
  if (remains.length > 0) {
    await changeMember(trx, member.id, { closes_at: null })
    return sendMail(trx, member.id, {
      type: 'notice',
      title: { zh: '账户未注销', en: 'Your account was not closed' },
      body: {
        zh: '等待期间账户有新的余额、注单或订单。请处理后重新申请。',
        en: 'A balance, bet or order has come in since you asked. Settle it, then ask again.',
      },
      at: now,
    })
  }
  await close(trx, member, now)
}

async function close(trx: Trx, member: Member, now: number): Promise<void> {
  const { id, area, phone, status_until: until } = member
  if (phone !== null && statusAt(member, now) === MEMBER_STATUS.excluded)
    await keepExcludedPhone(trx, { area, phone, until })
  await endSessions(trx, id, 'revoked', now)
  await deletePersonal(trx, id, now)
  await changeMember(trx, id, {
    status: MEMBER_STATUS.closed,
    status_reason: '',
    // No password has this hash.
    pwd_hash: '',
    fund_hash: null,
    nick: '已注销 / Closed',
    phone: null,
    email: null,
    address: '',
    wechat: '',
    qq: '',
    telegram: '',
    gender: '',
    phrase: '',
    consents: '{}',
    display: '{}',
    last_login_place: '',
    last_login_device: '',
  })
}
