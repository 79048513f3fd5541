/** Page of what a mail is about, by the whole prefix of its number; null if it has none. Pure. */
import { ACTIVITY_ROUTE } from '@lantern/contract/activity-route'
import { type MailSubject, mailSubject } from '@lantern/contract/mail'
import { ROUTE } from '@lantern/contract/routes'

export function mailLink(bizNo: string): string | null {
  const subject = mailSubject(bizNo)
  return subject === null ? null : PAGES[subject](encodeURIComponent(bizNo))
}

const PAGES: Readonly<Record<MailSubject, (no: string) => string>> = {
  A: () => ROUTE.audit,
  AC: () => ACTIVITY_ROUTE.agent,
  AG: () => ACTIVITY_ROUTE.agent,
  B: (no) => `${ROUTE.betRecord}?no=${no}`,
  C: () => ROUTE.welfareRecord,
  D: (no) => `${ROUTE.deposit}?orderNo=${no}`,
  // A member who did not request the export can change the password there.
  EX: () => ROUTE.security,
  F: () => ACTIVITY_ROUTE.luckyFlip,
  G: () => ROUTE.giftRecord,
  IR: () => ACTIVITY_ROUTE.friendInvitation,
  K: () => ROUTE.identity,
  LC: () => ROUTE.security,
  // Its order is the open one of that page.
  P: () => ROUTE.withdrawal,
  PK: () => ACTIVITY_ROUTE.friendPeakBet,
  PR: () => ROUTE.infoAudit,
  Q: (no) => `${ROUTE.feedback}?case=${no}`,
  R: () => ROUTE.rebate,
  RP: () => ROUTE.giftRecord,
  T: () => ROUTE.transRecord,
  V: () => ROUTE.welfareRecord,
  VG: () => ROUTE.vip,
  W: (no) => `${ROUTE.withdrawal}?orderNo=${no}`,
  X: () => ROUTE.mallOrders,
}
