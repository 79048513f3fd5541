/** Costs of builds that a page measures reach the release service. */
import { COSTS_MARK } from '@lantern/contract/costs'
import { useMember } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { readCosts } from '../site/release-service.ts'
import { expect, test } from '../site/watched-page.ts'

const VITALS: ReadonlySet<string> = new Set(['lcp', 'cls', 'inp'])

test('[SHELL-COST-1] a sampled page reports the costs of shell and remote by version when it is left', async ({
  page,
  context,
}) => {
  await declinePopUps(page)
  await useMember(context, 'demo01')
  // Test sites sample no page, so that no other test loads this chunk.
  await page.route(`${EDGE_ORIGIN}/mine/balance`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"costSample":0', '"costSample":100') })
  })
  await page.goto('/mine/balance')
  await expect(page.getByRole('table')).toBeVisible()
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, COSTS_MARK)
  // An interaction ends the search for the largest paint.
  await page.getByRole('button', { name: '返回' }).click()
  await page.goto('about:blank')
  // The element of a vital depends on the machine.
  const told = async () =>
    new Set((await readCosts()).map(({ name, metric }) => `${VITALS.has(metric) ? 'any' : name} ${metric}`))
  await expect
    .poll(async () => [...(await told())], { timeout: 30_000 })
    .toEqual(
      expect.arrayContaining([
        'mine bytes',
        'mine errors',
        'mine load',
        'shell bytes',
        'shell tasks',
        'any lcp',
        'any cls',
      ]),
    )
})
