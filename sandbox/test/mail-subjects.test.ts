/** What a mail is about is read from the prefix of its number: each prefix that mails carry is made for one thing. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAIL_SUBJECTS, type MailSubject } from '@lantern/contract/mail'

const SOURCES = join(import.meta.dirname, '../src')

/** The sources that make numbers of each subject. */
const MAKERS: Readonly<Record<MailSubject, readonly string[]>> = {
  A: ['turnover/audit-turns.ts', 'turnover/bonus-ledger.ts'],
  AC: ['activity/agent/agent-turns.ts', 'seed/seed-agent.ts'],
  AG: ['activity/agent/agent-turns.ts'],
  B: ['book/bet/pricing.ts', 'book/seed-bets.ts', 'rounds/round-turns.ts', 'shared-rounds/shared-bets.ts'],
  C: ['activity/claims/claim-turns.ts'],
  D: ['finance/deposits/steps/deposit-create.ts'],
  EX: ['privacy/export.routes.ts'],
  // A file of an identity check has no mail.
  F: ['activity/flip/flip-turns.ts', 'identity/upload-turns.ts'],
  IR: ['activity/invitation/invitation-turns.ts', 'activity/invitation/seed-invitation.ts'],
  K: ['identity/submit-turns.ts'],
  LC: ['sign-in/login-decision.ts'],
  P: ['finance/speed/speed-part-turns.ts'],
  PK: ['activity/peak-bet/peak-turns.ts'],
  PR: ['account/profile/info-audit-turns.ts'],
  Q: ['feedback/feedback.routes.ts'],
  R: ['rebate/rebate-turns.ts'],
  RP: ['chat/gifts/packets.ts'],
  T: ['finance/transfers/transfer-turns.ts'],
  // A venue's own reference of a transfer has no mail.
  V: ['activity/dividends/dividends.ts', 'finance/transfers/transfer-turns.ts', 'seed/seed-history.ts'],
  VG: ['vip/vip-turns.ts'],
  W: ['finance/withdrawals/withdrawal-turns.ts'],
  X: ['mall/exchange.ts'],
}
/** Numbers that no mail is about: gifts, addresses, logins, mails, codes and payers that are simulated, members. */
const WITHOUT_MAIL = ['G', 'H', 'L', 'M', 'S', 'SIM', 'U']
/** Where numbers are made at all; its comment has an example. */
const MAKER = 'ledger/numbers.ts'

/** Prefix → sources with `newNo('X', …)` or a number such as `` `X-${…}` ``. */
function prefixesIn(files: ReadonlyMap<string, string>): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [name, text] of files)
    for (const [, made, dashed] of text.matchAll(/newNo\('([A-Z]+)'|`([A-Z]{1,3})-\$\{/g)) {
      const prefix = made ?? dashed ?? ''
      found[prefix] = [...new Set([...(found[prefix] ?? []), name])]
    }
  return found
}

describe('numbers of mails', () => {
  it('[SBX-MAIL-6] have a prefix that is made for one subject of the contract only', () => {
    const names = globSync('**/*.ts', { cwd: SOURCES })
      .filter((name) => !name.endsWith('.test.ts') && name !== MAKER)
      .sort()
    const found = prefixesIn(new Map(names.map((name) => [name, readFileSync(join(SOURCES, name), 'utf8')])))
    for (const prefix of WITHOUT_MAIL) delete found[prefix]
    expect(found).toEqual(MAKERS)
    expect(Object.keys(MAKERS)).toEqual(Object.keys(MAIL_SUBJECTS))
  })
})
