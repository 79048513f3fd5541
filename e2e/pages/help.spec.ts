/** Help pages: public, linkable by anchor, and available without any remote (spec 2, screens.md 9). */
import { declinePopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

test('[SHELL-HELP-1][SHELL-HELP-2][SHELL-HELP-3] a visitor finds a section, votes once and reads it in English', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 404/)
  await declinePopUps(page)
  await page.goto('/help/qk#refused')
  await expect(page.getByText('收款账户信息不符')).toBeInViewport()
  await page.getByRole('button', { name: '有帮助', exact: true }).click()
  await expect(page.getByText('感谢反馈。')).toBeVisible()
  await page.reload()
  await expect(page.getByText('感谢反馈。')).toBeVisible()

  await page.getByRole('button', { name: '搜索帮助' }).click()
  await page.getByRole('searchbox', { name: '搜索帮助' }).fill('fjc')
  await page.getByRole('link', { name: '防劫持教程' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '防劫持教程' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '取款' })).toBeVisible()

  const answer = await page.goto('/help/nothing-here')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: '帮助页不存在' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: '搜索帮助' })).toBeVisible()
})

test('[SHELL-HELP-1] the self-assessment evaluates the answers locally and sends none', async ({ page }) => {
  await declinePopUps(page)
  await page.goto('/help/bczr#test')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  const test = page.getByRole('form', { name: '自我评估' })
  await expect(test.getByRole('group')).toHaveCount(9)
  for (const question of await test.getByRole('group').all()) await question.getByLabel('经常').check()
  await expect(test.getByText(/影响可能已经严重/)).toBeVisible()
  expect(sent.join()).not.toMatch(/often|经常/)
})

test('[SHELL-HELP-4] help works while every remote is down', async ({ page, watch }) => {
  watch.expectProblem(/Failed to load resource|remote/)
  await declinePopUps(page)
  await page.route('**/artifacts/**', (route) => route.abort())
  await page.goto('/help/ck')
  await expect(page.getByRole('heading', { name: '存款方式与时间' })).toBeVisible()
})
