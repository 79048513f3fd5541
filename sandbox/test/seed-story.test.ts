/** The past of demo01: wallet, bets, turnover tasks, rebates and mails are one story. */
import { auditSummary, auditTasks } from '@lantern/contract/audit'
import { mailList } from '@lantern/contract/mail'
import { rebateHistory, rebatePreview } from '@lantern/contract/rebate'
import { deviceList } from '@lantern/contract/security'
import { DAY_MS, siteDayStart } from '@lantern/contract/site-time'
import { walletOverview } from '@lantern/contract/wallet'
import { sql } from 'kysely'
import { fromFen, toFen } from '../src/ledger/money.rules.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { earnedOn } from '../src/rebate/rebate.repository.ts'
import { payableOf } from '../src/rebate/rebate.rules.ts'
import { openSandbox, type TestSandbox } from './harness.ts'
import { START } from './template/start.ts'

const MEMBER = seedId('demo01')
const VIP = 3
const TODAY = siteDayStart(START)

let sandbox: TestSandbox
let session: { token: string }
beforeAll(async () => {
  sandbox = await openSandbox()
  session = { token: await sandbox.signIn('demo01') }
}, 60_000)
afterAll(() => sandbox.close())

/** Amounts of one kind of entry in the main wallet, oldest first. */
async function posted(bizType: string): Promise<string[]> {
  const { rows } = await sql<{ amount: number }>`
    SELECT p.amount FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id
    JOIN ledger_accounts a ON a.id = p.account_id
    WHERE a.owner = ${`member:${MEMBER}`} AND a.kind = 'main' AND e.biz_type = ${bizType} ORDER BY e.at`.execute(
    sandbox.db,
  )
  return rows.map(({ amount }) => fromFen(amount))
}

describe('the past of demo01', () => {
  it('[SBX-SEED-2] has two untrusted devices, the newer of which a mail names, and a paid deposit that a mail leads to', async () => {
    const { list: devices } = await sandbox.call(deviceList, {}, session)
    const seeded = devices.filter(({ current }) => !current)
    expect(seeded.map(({ label, trusted }) => ({ label, trusted }))).toEqual([
      { label: 'Android · Chrome', trusted: false },
      { label: 'Windows · Edge', trusted: false },
    ])
    const { list: mails } = await sandbox.call(mailList, { tab: 'notice', pageSize: 50 }, session)
    expect(mails.some(({ at, body }) => at === seeded[0]?.lastAt && body.en.includes('Android · Chrome'))).toBe(true)
    const about = mails.find(({ title }) => title.en === 'Deposit credited')?.bizNo ?? ''
    const order = await sandbox.db.selectFrom('deposit_orders').selectAll().where('no', '=', about).executeTakeFirst()
    expect(order).toMatchObject({ member_id: MEMBER, state: 4 })
  })

  it('[SBX-SEED-1] is posted in the order of its times, and ends with the balances of the specification', async () => {
    const { rows } = await sql<{ at: number }>`
      SELECT e.at FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id
      JOIN ledger_accounts a ON a.id = p.account_id
      WHERE a.owner = ${`member:${MEMBER}`} AND (a.kind = 'main' OR a.kind LIKE 'venue%') ORDER BY p.id`.execute(
      sandbox.db,
    )
    const times = rows.map(({ at }) => at)
    expect(times.length).toBeGreaterThan(100)
    expect(times).toEqual([...times].sort((one, other) => one - other))
    const { center, venues } = await sandbox.call(walletOverview, {}, session)
    expect(center).toBe('12345.67')
    expect(venues.filter(({ balance }) => toFen(balance ?? '0') > 0)).toHaveLength(3)
  })

  it('[SBX-SEED-1] fills every turnover task with its settled bets alone, and leaves two open', async () => {
    const { list } = await sandbox.call(auditTasks, {}, session)
    expect(list.filter(({ state }) => state === 'OPEN')).toHaveLength(2)
    const { rows } = await sql<{ id: string; done: number; counted: number; unknown: number; over: number }>`
      SELECT t.id, t.done, sum(c.counted)::bigint AS counted, count(*) FILTER (WHERE b.no IS NULL)::int AS unknown,
        count(*) FILTER (WHERE c.counted > b.valid_fen OR b.settled_at < t.start_at)::int AS over
      FROM audit_tasks t JOIN audit_contributions c ON c.task_id = t.id LEFT JOIN bets b ON b.no = c.bet_no
      WHERE t.member_id = ${MEMBER} GROUP BY t.id, t.done`.execute(sandbox.db)
    expect(rows).toHaveLength(list.length)
    for (const { done, counted, unknown, over } of rows) expect([counted, unknown, over]).toEqual([done, 0, 0])
    const { pace } = await sandbox.call(auditSummary, {}, session)
    const week = await sql<{ valid: number }>`
      SELECT sum(c.counted)::bigint AS valid FROM audit_contributions c JOIN bets b ON b.no = c.bet_no
      WHERE b.member_id = ${MEMBER} AND b.settled_at > ${START - 7 * DAY_MS}`.execute(sandbox.db)
    expect(Math.abs(toFen(pace ?? '0') * 7 - (week.rows[0]?.valid ?? 0))).toBeLessThanOrEqual(7)
  })

  it('[SBX-SEED-1] earns each day the rebate of its bets, paid or waiting', async () => {
    const days = await sandbox.db.selectFrom('rebate_days').selectAll().where('member_id', '=', MEMBER).execute()
    const { rows } = await sql<{ first: number }>`
      SELECT min(settled_at)::bigint AS first FROM bets WHERE member_id = ${MEMBER}`.execute(sandbox.db)
    for (let day = siteDayStart(rows[0]?.first ?? START); day < TODAY; day += DAY_MS) {
      const bets = (await earnedOn(sandbox.db, MEMBER, day)).map((part) => ({ ...part, claimed: 0 }))
      const earned = payableOf(bets, VIP).filter(({ amount }) => amount > 0)
      const stored = days.filter((row) => row.day === day)
      expect(stored.map(({ en_name, valid, amount }) => [en_name, valid, amount]).sort()).toEqual(
        earned.map(({ enName, valid, amount }) => [enName, valid, amount]).sort(),
      )
    }
    const waiting = days.filter(({ state }) => state === 'READY')
    expect(new Set(waiting.map(({ day }) => day))).toEqual(new Set([TODAY - DAY_MS]))
    const { ready } = await sandbox.call(rebatePreview, {}, session)
    expect(toFen(ready)).toBe(waiting.reduce((sum, { amount }) => sum + amount, 0))
    const history = await sandbox.call(rebateHistory, { from: 0, to: START, pageNum: 1, pageSize: 20 }, session)
    expect(history.list.map(({ amount }) => amount).reverse()).toEqual(await posted('REBATE'))
  })

  it('[SBX-SEED-1] got mails of turnover that name what it was for', async () => {
    const { list } = await sandbox.call(mailList, { tab: 'notice', pageSize: 50 }, session)
    const titles = new Set(list.map(({ title }) => `${title.zh} / ${title.en}`))
    for (const title of ['返水流水已完成 / Turnover completed: rebate', '存款流水已完成 / Turnover completed: deposit'])
      expect(titles).toContain(title)
  })

  it('[SBX-SEED-1] got mails about amounts that were posted, after they were', async () => {
    const mails = await sandbox.db
      .selectFrom('mails')
      .select(['title_en', 'body_en', 'at'])
      .where('member_id', '=', MEMBER)
      .where('type', '=', 'money')
      .orderBy('at')
      .execute()
    const told = (title: string) =>
      mails
        .filter(({ title_en }) => title_en === title)
        .map(({ body_en }) => /¥([\d,.]*\d)/.exec(body_en)?.[1]?.replaceAll(',', ''))
    expect(told('Rebate credited')).toEqual(await posted('REBATE'))
    expect(await posted('DEPOSIT')).toEqual(expect.arrayContaining(told('Deposit credited')))
    expect(await posted('WITHDRAW_LOCK')).toEqual(
      expect.arrayContaining(told('Withdrawal paid').map((amount) => `-${amount}`)),
    )
  })
})
