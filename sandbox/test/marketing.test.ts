/** Marketing by consent, and reminders to look at the own limits (screens.md 6 safer, 12). */
import { mailList } from '@lantern/contract/mail'
import { saferTimeout } from '@lantern/contract/safer'
import { saferMarketing, saferQuiet, saferReview, saferSettings } from '@lantern/contract/safer-settings'
import { DAY_MS, MINUTE_MS, SITE_OFFSET_MS } from '@lantern/contract/site-time'
import { insertOffer } from '../src/activity/offers/offers.repository.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { timeText } from '../src/safer/guard/quiet.rules.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

/** An offer of sport that begins now. */
async function offer(id: string, product: 'sport' | 'lottery' = 'sport'): Promise<void> {
  const startAt = sandbox.clock.now()
  const title = { zh: `活动 ${id}`, en: `Offer ${id}` }
  const rules = {
    title,
    summary: title,
    category: 'sport' as const,
    type: 2 as const,
    product,
    multiple: 5,
    maxBonus: 8_800,
    vipMin: 0,
    quota: 0,
    earned: { kind: 'turnover' as const, need: 100_000, bonus: 100 },
  }
  await sandbox.db.transaction().execute(async (trx) => {
    const terms = { ...rules, bonusDays: 30, exclusions: [] }
    await insertOffer(trx, { id, startAt, endAt: startAt + 9 * DAY_MS, rules: terms }, 99)
  })
  await sandbox.advance(MINUTE_MS)
}
const offersIn = async (token: string) =>
  (await sandbox.call(mailList, { tab: 'offer', keyword: 'Offer' }, { token })).list.map(({ title }) => title)
const sent = (userName: string) =>
  sandbox.db
    .selectFrom('marketing_messages')
    .select(['offer_id', 'channel'])
    .where('member_id', '=', seedId(userName))
    .orderBy('offer_id')
    .orderBy('channel')
    .execute()

describe('marketing', () => {
  it('[SBX-SAFE-12] reaches only who ticked the product, on the ticked channels, each offer once', async () => {
    const token = await sandbox.signIn('demo01')
    expect((await sandbox.call(saferSettings, {}, { token })).marketing).toEqual([])
    await offer('none')
    for (const channel of ['mail', 'sms'] as const)
      await sandbox.call(saferMarketing, { product: 'sport', channel, on: true }, { token })
    await offer('one')
    await offer('other', 'lottery')
    await sandbox.advance(5 * MINUTE_MS)
    expect(await sent('demo01')).toEqual([
      { offer_id: 'none', channel: 'mail' },
      { offer_id: 'none', channel: 'sms' },
      { offer_id: 'one', channel: 'mail' },
      { offer_id: 'one', channel: 'sms' },
    ])
    expect(await offersIn(token)).toHaveLength(2)
    await sandbox.call(saferMarketing, { product: 'sport', channel: 'mail', on: false }, { token })
    await offer('two')
    expect(await offersIn(token)).toHaveLength(2)
  })

  it('[SBX-SAFE-12] waits for the end of quiet hours, and leaves members on a break alone', async () => {
    const token = await sandbox.signIn('inviter1')
    await sandbox.call(saferMarketing, { product: 'sport', channel: 'mail', on: true }, { token })
    const minute = Math.floor(((sandbox.clock.now() + SITE_OFFSET_MS) % DAY_MS) / MINUTE_MS)
    const hours = { from: timeText(minute % 1_440), to: timeText((minute + 30) % 1_440) }
    await sandbox.call(saferQuiet, { hours }, { token })
    const before = (await sent('inviter1')).length
    await offer('three')
    expect(await sent('inviter1')).toHaveLength(before)
    await sandbox.advance(30 * MINUTE_MS)
    const reached = await sent('inviter1')
    expect(reached).toContainEqual({ offer_id: 'three', channel: 'mail' })
    await sandbox.call(saferTimeout, { days: 7 }, { token })
    await offer('four')
    expect(await sent('inviter1')).toEqual(reached)
  })
})

it('[SBX-SAFE-13] reminds of the limits at the exact time, and then again after as many months', async () => {
  const token = await sandbox.signIn('audit01')
  const { review } = await sandbox.call(saferReview, { months: 1 }, { token })
  const first = sandbox.clock.now() + 10 * MINUTE_MS + 123
  expect(review?.at).toBeGreaterThan(sandbox.clock.now() + 27 * DAY_MS)
  // A jump of a month would make every other job catch up.
  await sandbox.db.updateTable('limit_reviews').set({ at: first }).where('member_id', '=', seedId('audit01')).execute()
  await sandbox.advance(12 * MINUTE_MS)
  const { list } = await sandbox.call(mailList, { tab: 'notice', keyword: 'look at your limits' }, { token })
  expect(list.map(({ at }) => at)).toEqual([first])
  const next = (await sandbox.call(saferSettings, {}, { token })).review
  expect(next?.months).toBe(1)
  expect(next?.at).toBeGreaterThan(first + 27 * DAY_MS)
  await sandbox.call(saferReview, { months: null }, { token })
  expect((await sandbox.call(saferSettings, {}, { token })).review).toBeNull()
})
