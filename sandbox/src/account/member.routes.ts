/** The member's own data: info, identity level 1. */
import * as CODE from '@lantern/contract/code'
import { kycSubmit, memberInfo } from '@lantern/contract/user'
import { locksOf } from '../finance/transfers/locks.ts'
import { balancesOf } from '../ledger/ledger.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { newNo } from '../ledger/numbers.ts'
import { unreadByTab } from '../mail/mail.repository.ts'
import { maskName, maskPhone } from '../members/mask.rules.ts'
import { changeMember } from '../members/members.repository.ts'
import { sendMail } from '../members/send-mail.ts'
import { statusAt } from '../members/standing.rules.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { locationText } from '../sign-in/trust/visitor-location.rules.ts'
import type { Wire } from '../wire/wire.ts'
import { boundAccounts } from './member.repository.ts'

/** Counts a member's open bets; implemented by the book. */
export type PendingBets = (memberId: string) => Promise<number>

export function memberRoutes(wire: Wire, pendingBets: PendingBets): void {
  wire.memberRead(
    memberInfo,
    async (_input, { db, member, now, locale }) => {
      const { byKind } = await balancesOf(db, member.id)
      const unread = await unreadByTab(db, member.id, now)
      const sum = (prefix: string): number =>
        [...byKind].reduce((total, [kind, balance]) => total + (kind.startsWith(prefix) ? balance : 0), 0)
      return {
        memberId: member.id,
        userName: member.user_name,
        nickName: member.nick,
        realNameMasked: maskName(member.real_name),
        phoneMasked: maskPhone(member.area, member.phone),
        birthday: member.birthday,
        vipLevel: member.vip,
        currency: 'CNY',
        balance: fromFen(byKind.get('main') ?? 0),
        lockMoney: fromFen(sum('lock.')),
        lockDetail: await locksOf(db, member.id, locale),
        venueTotal: fromFen(sum('venue.')),
        coin: byKind.get('coin') ?? 0,
        kyc: member.kyc,
        hasFundPwd: member.fund_hash !== null,
        cardCount: await boundAccounts(db, member.id),
        unread: unread.notice + unread.offer,
        pendingBet: await pendingBets(member.id),
        status: statusAt(member, now),
        statusReason: member.status_reason,
        oddsType: member.odds_type,
        lang: member.lang,
        registerAt: member.registered_at,
        lastLogin:
          member.last_login_at === null
            ? null
            : {
                at: member.last_login_at,
                device: member.last_login_device,
                place: locationText(member.last_login_place, locale),
              },
      }
    },
    { encrypted: true },
  )

  wire.memberWrite(kycSubmit, async ({ fields }, { trx, member, now }) => {
    if (member.kyc === 2)
      throw new SandboxError(
        CODE.STATE_CHANGED,
        { zh: '已完成实名认证', en: 'Your identity is already verified' },
        { state: 2 },
      )
    const birthday = member.birthday ?? fields.birthday
    if (!birthday) {
      const sentence = { zh: '请填写出生日期', en: 'Enter your date of birth' }
      throw new SandboxError(CODE.VALIDATION, sentence, { fields: { 'fields.birthday': sentence } })
    }
    // The sandbox approves level 1 at once, as the contract allows; a real back end would answer state 1.
    await changeMember(trx, member.id, { kyc: 2, real_name: fields.realName, birthday })
    const caseId = newNo('K', now)
    await sendMail(trx, member.id, {
      type: 'notice',
      title: { zh: '实名认证已通过', en: 'Identity verified' },
      body: { zh: '您现在可以存款与取款。', en: 'You can now deposit and withdraw.' },
      bizNo: caseId,
      at: now,
    })
    return { caseId, state: 2 }
  })
}
