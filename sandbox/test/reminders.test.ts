/** "Tell me when open": one mail when the venue opens (screens.md 4.0). */
import { mailList } from '@lantern/contract/mail'
import { venueRemind, venueReminders } from '@lantern/contract/reminders'
import { saferTimeout } from '@lantern/contract/safer'
import { DAY_MS } from '@lantern/contract/site-time'
import { openSandbox, type TestSandbox } from './harness.ts'

const SOON_MS = 10_000
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

const close = (minutes: number) => sandbox.control({ action: 'venue.status', enName: 'AG', status: 2, minutes })
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
