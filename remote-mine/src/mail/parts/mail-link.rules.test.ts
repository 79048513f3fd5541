import { MAIL_SUBJECTS } from '@lantern/contract/mail'
import { mailLink } from './mail-link.rules.ts'

/** A number of each kind, as the sandbox makes it, and its page. */
const LINKS: readonly [no: string, page: string][] = [
  ['A202611217KQ2M9XA', '/mine/audit'],
  ['AC-2026-10-m1', '/agent'],
  ['AG202611217KQ2M9XA', '/agent'],
  ['B202611217KQ2M9XA', '/mine/record/betRecord?no=B202611217KQ2M9XA'],
  ['C202611217KQ2M9XA', '/mine/record/welfare'],
  ['D202611217KQ2M9XA', '/mine/finance/deposit?orderNo=D202611217KQ2M9XA'],
  ['EX202611217KQ2M9XA', '/mine/security'],
  ['F202611217KQ2M9XA', '/activity/luckyFlip'],
  ['G202611217KQ2M9XA', '/mine/record/giftRecord'],
  ['IR202611217KQ2M9XA', '/activity/friendInvitation'],
  ['K202611217KQ2M9XA', '/mine/userInfo/authentication'],
  ['LC202611217KQ2M9XA', '/mine/security'],
  ['P202611217KQ2M9XA', '/mine/finance/withdrawal'],
  ['PK-2026-11-16-m1', '/activity/friendPeakBet'],
  ['PR202611217KQ2M9XA', '/mine/infoAudit'],
  ['Q202611217KQ2M9XA', '/mine/feedback?case=Q202611217KQ2M9XA'],
  ['R202611217KQ2M9XA', '/mine/rebate'],
  ['RP202611217KQ2M9XA', '/mine/record/giftRecord'],
  ['T202611217KQ2M9XA', '/mine/record/transRecord'],
  ['V202611217KQ2M9XA', '/mine/record/welfare'],
  ['VG202611217KQ2M9XA', '/mine/vip'],
  ['W202611217KQ2M9XA', '/mine/finance/withdrawal?orderNo=W202611217KQ2M9XA'],
  ['X202611217KQ2M9XA', '/mine/mall/record'],
]

describe('mailLink', () => {
  it.each(LINKS)('[MINE-MAIL-7] leads from %s to %s', (no, page) => {
    expect(mailLink(no)).toBe(page)
  })

  it('[MINE-MAIL-7] knows every subject of the contract', () => {
    const prefixes = LINKS.map(([no]) => /^[A-Z]+/.exec(no)?.[0])
    expect(prefixes).toEqual(Object.keys(MAIL_SUBJECTS))
  })

  it.each(['', 'ABC20261121', 'seed-DL1', 'd1b4e28b-2fa1-4d20-883f-0016d3cca427', 'constructor'])(
    '[MINE-MAIL-7] leads nowhere from "%s"',
    (no) => expect(mailLink(no)).toBeNull(),
  )
})
