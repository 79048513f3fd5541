/** From the support code that a member reads out to the exact builds and the breadcrumbs (screens.md G4). */
import { activityList } from '@lantern/contract/activity'
import { control } from '../site/control.ts'
import { useMember } from '../site/member-session.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { liveVersion, supportCase } from '../site/release-service.ts'
import { expect, test } from '../site/watched-page.ts'

test('[SHELL-ERR-12] the support code of a failed area leads to builds and breadcrumbs without personal data', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/^console: Failed to load resource/)
  await declinePopUps(page)
  const { token, userName, memberId } = await useMember(context, 'agent01')
  await control({
    action: 'fault.set',
    kind: 'code',
    code: 711001,
    message: '余额不足',
    match: activityList.path,
    userName,
  })
  // Before the page: idle time fetches the games ahead.
  await page.route('**/r/games/**', (route) => route.abort('connectionrefused'))
  await page.goto(`/activity/discount?orderNo=SECRET1&token_hint=${token}`)
  await expect(page.getByRole('alert').filter({ hasText: '余额不足' })).toBeVisible()
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '体育' }).click()
  const panel = page.getByRole('alert').filter({ hasText: '游戏大厅暂时打不开' })
  await expect(panel).toBeVisible({ timeout: 12_000 })
  const code = /问题编号 ([A-Z2-9]{7})/.exec((await panel.textContent()) ?? '')?.[1] ?? ''
  await panel.getByRole('button', { name: '复制问题编号' }).click()
  await expect(panel.getByRole('button', { name: '已复制' })).toBeVisible()
  await expect(panel.getByRole('link', { name: '联系客服' })).toBeVisible()

  const facts = await supportCase(code.toLowerCase())
  const shell = await page.evaluate(() => (window as { __LANTERN__?: { shell: string } }).__LANTERN__?.shell)
  expect(facts).toContain(`shell  ${shell}`)
  expect(facts).toContain(`activity  ${await liveVersion('activity')}`)
  expect(facts).toContain(`games ${await liveVersion('games')}`)
  expect(facts).toContain('on /game/sport')
  expect(facts).toMatch(/route +\/activity\/discount\n/)
  expect(facts).toContain(`711001 ${activityList.path}`)
  // As the servers logged the refused request.
  const [, trace = ''] = /^trace {4}([\w-]{8,})$/m.exec(facts) ?? []
  expect(facts).toMatch(new RegExp(`711001 ${activityList.path} {2}${trace}$`, 'm'))
  for (const secret of [token, userName, memberId, 'SECRET1', '余额']) expect(facts).not.toContain(secret)
})
