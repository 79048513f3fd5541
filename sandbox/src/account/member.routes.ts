import { memberInfo } from '@lantern/contract/user'
import { locksOf } from '../finance/transfers/locks.ts'
import { balancesOf } from '../ledger/ledger.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { unreadByTab } from '../mail/mail.repository.ts'
import { maskName, maskPhone } from '../members/mask.rules.ts'
import { statusAt } from '../members/standing.rules.ts'
import { passkeysOf } from '../sign-in/passkey.repository.ts'
import { locationText } from '../sign-in/trust/visitor-location.rules.ts'
import type { Wire } from '../wire/wire.ts'
import { boundAccounts } from './member.repository.ts'

export type MemberCounts = {
  /** Open bets; implemented by the book. */
  readonly pendingBets: (memberId: string) => Promise<number>
  /** Rewards to claim; implemented by the activities. */
  readonly claimable: (memberId: string, now: number) => Promise<number>
}

export function memberRoutes(wire: Wire, { pendingBets, claimable }: MemberCounts): void {
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
        avatar: member.avatar,
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
        hasPasskey: (await passkeysOf(db, member.id)).length > 0,
        cardCount: await boundAccounts(db, member.id),
        unread: unread.notice + unread.offer,
        claimable: await claimable(member.id, now),
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
}
