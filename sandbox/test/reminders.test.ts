/** "Tell me when open": one mail when the venue opens (screens.md 4.0). */
import { mailList } from '@lantern/contract/mail'
import { venueRemind, venueReminders } from '@lantern/contract/reminders'
import { saferTimeout } from '@lantern/contract/safer'
import { DAY_MS, MINUTE_MS } from '@lantern/contract/site-time'
import { sql } from 'kysely'
import { seedId } from '../src/members/seed-id.rules.ts'
import { reminderJob } from '../src/reminders/reminder-job.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

const SOON_MS = 10_000
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

const close = (minutes: number) => sandbox.control({ action: 'venue.status', enName: 'AG', status: 2, minutes })
/** Members of the seed who may play. */
const MOD = seedId('mod0001')
const OTHERS = [seedId('demo01'), seedId('vip10aa'), seedId('audit01'), seedId('payee02'), seedId('inviter1')]
/** Open from the start. */
const OPEN = 'OBTY IMTY FBTY YBDJ IMDJ LHDJ AG EVO BG PGDZ PPDZ CQ9 JDB MGDZ KYQP LEGQP VRCP TCGCP JDBBY CQ9BY'.split(
  ' ',
)
const RETRY_MS = 10 * MINUTE_MS
const ask = (memberId: string, enName: string) =>
  sandbox.db
    .insertInto('venue_reminders')
    .values({ member_id: memberId, en_name: enName, at: sandbox.clock.now() })
    .execute()
const waiting = async () =>
  (await sandbox.db.selectFrom('venue_reminders').select('member_id').execute()).map(({ member_id }) => member_id)
const mailsOf = async (memberId: string) => {
  const mails = sandbox.db.selectFrom('mails').select('id').where('title_en', '=', 'AG Live is open')
  return (await mails.where('member_id', '=', memberId).execute()).length
}
const block = (memberId: string) =>
  sandbox.db.insertInto('safer_blocks').values({ member_id: memberId, kind: 'venue', name: 'AG' }).execute()
const unblock = (memberId: string) => sandbox.db.deleteFrom('safer_blocks').where('member_id', '=', memberId).execute()
const runJob = () => reminderJob.run({ ...sandbox, now: sandbox.clock.now() })
const told = async (token: string) =>
  (await sandbox.call(mailList, { tab: 'notice', keyword: 'AG Live is open' }, { token })).total

it('[SBX-242] sends one mail when the maintenance ends, to the members who asked and did not take it back', async () => {
  const token = await sandbox.signIn('demo01')
  const other = await sandbox.signIn('vip10aa')
  await close(30)
  expect(await sandbox.call(venueRemind, { enName: 'AG' }, { token })).toEqual({ list: ['AG'] })
  await sandbox.call(venueRemind, { enName: 'AG' }, { token })
  await sandbox.call(venueRemind, { enName: 'AG' }, { token: other })
  expect(await sandbox.call(venueRemind, { enName: 'AG', on: false }, { token: other })).toEqual({ list: [] })
  await sandbox.advance(29 * 60_000)
  expect(await told(token)).toBe(0)
  await sandbox.advance(60_000 + SOON_MS)
  await sandbox.advance(SOON_MS)
  expect([await told(token), await told(other)]).toEqual([1, 0])
  expect(await sandbox.call(venueReminders, {}, { token })).toEqual({ list: [] })
  await close(1)
  await sandbox.advance(60_000 + SOON_MS)
  expect(await told(token)).toBe(1)
})

it('[SBX-242] waits while the member takes a break', async () => {
  const token = await sandbox.signIn('vip10aa')
  await close(10)
  await sandbox.call(venueRemind, { enName: 'AG' }, { token })
  await sandbox.call(saferTimeout, { days: 1 }, { token })
  await sandbox.advance(10 * 60_000 + SOON_MS)
  expect(await told(await sandbox.signIn('vip10aa'))).toBe(0)
  await sandbox.advance(DAY_MS)
  expect(await told(await sandbox.signIn('vip10aa'))).toBe(1)
})

it('[SBX-242] does not wait for an open venue, and refuses an unknown one', async () => {
  const token = await sandbox.signIn('demo01')
  expect(await sandbox.call(venueRemind, { enName: 'EVO' }, { token })).toEqual({ list: [] })
  expect((await sandbox.ask(venueRemind, { enName: 'NONE' }, { token })).code).toBe(10003)
})

it('[SBX-242] tries a member who is kept out again after ten minutes', async () => {
  await block(MOD)
  await ask(MOD, 'AG')
  await sandbox.advance(SOON_MS)
  await unblock(MOD)
  await sandbox.advance(RETRY_MS - SOON_MS)
  expect(await mailsOf(MOD)).toBe(0)
  await sandbox.advance(SOON_MS)
  expect(await mailsOf(MOD)).toBe(1)
})

it('[SBX-242] counts the seven days from when the venue was first open, and drops the request then', async () => {
  const before = await mailsOf(MOD)
  await close((8 * DAY_MS) / MINUTE_MS)
  await block(MOD)
  await ask(MOD, 'AG')
  await sandbox.advance(8 * DAY_MS + SOON_MS)
  expect(await waiting()).toEqual([MOD])
  await sandbox.advance(7 * DAY_MS - SOON_MS)
  expect(await waiting()).toEqual([MOD])
  await sandbox.advance(RETRY_MS)
  expect(await waiting()).toEqual([])
  await unblock(MOD)
  await sandbox.advance(RETRY_MS)
  expect(await mailsOf(MOD)).toBe(before)
})

it('[SBX-242] reports the error of one mail, sends the others, and tries that one again', async () => {
  const [failing = '', ...others] = OTHERS
  for (const memberId of OTHERS) await ask(memberId, 'AG')
  await sql`ALTER TABLE mails ADD CONSTRAINT no_mail CHECK (member_id <> ${sql.lit(failing)}) NOT VALID`.execute(
    sandbox.db,
  )
  await expect(runJob()).rejects.toThrow('1 of 5')
  expect(await waiting()).toEqual([failing])
  await sql`ALTER TABLE mails DROP CONSTRAINT no_mail`.execute(sandbox.db)
  const before = await mailsOf(failing)
  await sandbox.advance(RETRY_MS)
  expect([await waiting(), await mailsOf(failing), others.length]).toEqual([[], before + 1, 4])
})

it('[SBX-242] sends at most a hundred mails in one run, the rest in the next', async () => {
  await sql`INSERT INTO venue_reminders (member_id, en_name, at) SELECT m.id, v.name, 0 FROM members m,
    unnest(${OPEN}::text[]) v (name) WHERE m.id = ANY(${OTHERS}::text[])`.execute(sandbox.db)
  await runJob()
  expect(await waiting()).toHaveLength(OPEN.length * OTHERS.length - 100)
  await runJob()
  expect(await waiting()).toEqual([])
})
