/** What a mail is about is read from the prefix of its number: each prefix that mails carry is made for one thing. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dividendReceive } from '@lantern/contract/activity'
import { MAIL_SUBJECTS, type MailSubject, mailList, mailSubject } from '@lantern/contract/mail'
import { inTransaction } from '../src/database/database.ts'
import { newNo } from '../src/ledger/numbers.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { sendMail } from '../src/members/send-mail.ts'
import { openSandbox } from './harness.ts'

const SOURCES = join(import.meta.dirname, '../src')

/** The sources that make numbers of each subject. */
const MAKERS: Readonly<Record<MailSubject, readonly string[]>> = {
  A: ['turnover/audit-turns.ts', 'turnover/bonus-ledger.ts'],
  AC: ['activity/agent/agent-turns.ts', 'seed/seed-agent.ts'],
  AG: ['activity/agent/agent-turns.ts'],
  B: [
    'book/bet/pricing.ts',
    'book/seed-bets.ts',
    'rounds/round-turns.ts',
    'seed/seed-rounds.ts',
    'shared-rounds/shared-bets.ts',
  ],
  C: ['activity/claims/claim-turns.ts'],
  D: ['finance/deposits/steps/deposit-create.ts'],
  EX: ['privacy/export.routes.ts'],
  // A file of an identity check has no mail.
  F: ['activity/flip/flip-turns.ts', 'identity/upload-turns.ts'],
  G: ['chat/gifts/gift.routes.ts'],
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
  V: ['activity/dividends/dividends.ts', 'finance/transfers/transfer-turns.ts', 'seed/seed-orders.ts'],
  VG: ['vip/vip-turns.ts'],
  W: ['finance/withdrawals/withdrawal-turns.ts'],
  X: ['mall/exchange.ts'],
}
/** Numbers that no mail is about: addresses, logins, mails, codes and payers that are simulated, members. */
const WITHOUT_MAIL = ['H', 'L', 'M', 'S', 'SIM', 'U']
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

describe('mails', () => {
  let sandbox: Awaited<ReturnType<typeof openSandbox>>
  let token: string
  let memberId: string
  beforeAll(async () => {
    sandbox = await openSandbox()
    token = await sandbox.signIn('vip10aa')
    memberId = seedId('vip10aa')
  })
  afterAll(() => sandbox.close())

  const send = (bizNo: string) =>
    inTransaction(sandbox.db, (trx) =>
      sendMail(trx, memberId, {
        type: 'notice',
        title: { zh: bizNo, en: bizNo },
        body: { zh: '', en: '' },
        bizNo,
        at: sandbox.clock.now(),
      }),
    )
  const about = async (keyword: string) =>
    (await sandbox.call(mailList, { tab: 'notice', keyword }, { token })).list.map(({ bizNo }) => mailSubject(bizNo))

  it.each(Object.keys(MAIL_SUBJECTS))(
    '[SBX-MAIL-6] are read as about %s when they were sent about it',
    async (subject) => {
      const no = newNo(subject, sandbox.clock.now())
      const dashed = `${subject}-${no.slice(subject.length)}`
      for (const one of [no, dashed]) {
        await send(one)
        expect(await about(one)).toEqual([subject])
      }
    },
  )

  it.each([
    ...WITHOUT_MAIL.map((prefix) => `${prefix}20260301ABCDEFGH`),
    `welcome-${seedId('vip10aa')}`,
    '0a1b',
    'DIVIDEND',
  ])('[SBX-MAIL-6] are not sent about %s, which is no number of the contract', async (no) => {
    await expect(send(no)).rejects.toThrow(`No mail can be about the number ${no}.`)
    expect(await about(no)).toEqual([])
  })

  it('[SBX-MAIL-6] of the seed and of a dividend that is given once have a subject', async () => {
    await sandbox.control({ action: 'dividend.grant', userName: 'vip10aa', amount: '5', id: 'once-vip10aa' })
    await sandbox.call(dividendReceive, { id: 'once-vip10aa' }, { token })
    const rows = await sandbox.db.selectFrom('mails').select('biz_no').distinct().execute()
    const numbers = rows.flatMap(({ biz_no: no }) => no ?? [])
    expect(numbers).toContain('V-once-vip10aa')
    expect(new Set(numbers.map(mailSubject)).size).toBeGreaterThan(3)
    expect(numbers.filter((no) => mailSubject(no) === null)).toEqual([])
  })
})
