import { helpVote } from '@lantern/contract/help'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

const votes = () => sandbox.db.selectFrom('help_votes').select(['page', 'device', 'useful']).execute()

describe('help/vote', () => {
  it('[SHELL-HELP-3] counts a device once a page; the last word stands', async () => {
    const device = { headers: { 'x-device-uuid': '7c9e6679-7425-40de-944b-e07fc1f90ae7' } }
    await sandbox.call(helpVote, { page: 'ck', useful: true }, device)
    await sandbox.call(helpVote, { page: 'ck', useful: false }, device)
    await sandbox.call(helpVote, { page: 'qk', useful: true }, device)
    expect(await votes()).toEqual([
      expect.objectContaining({ page: 'ck', useful: false }),
      expect.objectContaining({ page: 'qk', useful: true }),
    ])
  })
})
