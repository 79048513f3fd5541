/** A shift with the console, from the first token to the last entry of the log. */
import type { LoneReleaseService } from '../site/own-release-service.ts'
import { expect, test } from '../site/watched-page.ts'
import { consoleService, firstToken, OLD, publishChat, signIn, YOUNG } from './console-service.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 })

let service: LoneReleaseService
test.beforeAll(async () => {
  // Starts a release service and publishes builds through the gate.
  test.setTimeout(480_000)
  service = await consoleService()
  await publishChat(service, OLD)
})
test.afterAll(() => service?.stop())

test('[OPS-CON-1] [OPS-CON-7] a build is published, viewed, compared, rolled back and released as a canary, and everything is logged', async ({
  page,
}) => {
  // Two CLI processes and a dozen pages.
  test.setTimeout(240_000)
  await signIn(page, service)
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'chat', exact: true }) })
  await expect(card.getByRole('img', { name: `流量：${OLD} 100 %`, exact: true })).toBeVisible()

  // An open page shows changes by others.
  await publishChat(service, YOUNG)
  await expect(card.getByRole('img', { name: `流量：${YOUNG} 100 %`, exact: true })).toBeVisible()

  await card.getByRole('link', { name: 'chat', exact: true }).click()
  await page.getByRole('link', { name: `与正式版比较 ${OLD}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'chat：两个构建的差别', exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'mf-manifest.json', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'chat', exact: true }).click()

  await page.getByRole('link', { name: '回滚', exact: true }).click()
  await expect(page.getByText(`chat（production）：所有人从 ${YOUNG} 换到 ${OLD}。`, { exact: true })).toBeVisible()
  await page.getByLabel('原因', { exact: true }).fill('聊天面板白屏')
  await page.getByRole('button', { name: 'chat：回滚', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '已完成' })).toContainText(`所有人从 ${YOUNG} 换到 ${OLD}`)
  await expect(page.getByRole('img', { name: `流量：${OLD} 100 %`, exact: true })).toBeVisible()

  await page.getByRole('link', { name: `灰度发布 ${YOUNG}`, exact: true }).click()
  await page.getByLabel('访客比例，%', { exact: true }).fill('12.5')
  await page.getByRole('button', { name: '看看会发生什么', exact: true }).click()
  await expect(page.getByText(`12.5 % 的访客拿到 ${YOUNG}，其余留在 ${OLD}。`)).toBeVisible()
  await page.getByLabel('原因', { exact: true }).fill('已经修好，先给一部分人')
  await page.getByRole('button', { name: `chat：灰度发布 ${YOUNG}`, exact: true }).click()
  await expect(page.getByRole('img', { name: `流量：${OLD} 87.5 %, ${YOUNG} 12.5 %`, exact: true })).toBeVisible()

  await page.getByRole('link', { name: '审计日志', exact: true }).click()
  for (const [action, reason] of [
    ['rollback', '聊天面板白屏'],
    ['canary', '已经修好，先给一部分人'],
  ] as const) {
    const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: reason, exact: true }) })
    await expect(row.getByRole('cell', { name: action, exact: true })).toBeVisible()
    await expect(row.getByRole('cell', { name: 'ops-token', exact: true })).toBeVisible()
  }

  await page.getByRole('button', { name: '退出', exact: true }).click()
  await expect(page.getByText('已退出。', { exact: true })).toBeVisible()
  await page.goto(`${service.origin}/audit`)
  await expect(page.getByRole('heading', { level: 1, name: '登录发布控制台', exact: true })).toBeVisible()
})

test('[OPS-CON-9] a remote can be switched off by keyboard', async ({ page }) => {
  await page.goto(`${service.origin}/remotes/chat`)
  const token = page.getByLabel('令牌', { exact: true })
  await token.focus()
  await page.keyboard.type(firstToken(service))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'chat', exact: true })).toBeVisible()

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '跳到正文', exact: true })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  const step = page.getByRole('link', { name: '停用', exact: true })
  await tabTo(page, step)
  await page.keyboard.press('Enter')
  const reason = page.getByLabel('原因', { exact: true })
  await expect(reason).toBeVisible()
  await tabTo(page, reason)
  await page.keyboard.type('键盘也能停用')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '已完成' })).toBeVisible()
})

/** Presses Tab until the target has the focus. */
async function tabTo(page: Parameters<typeof signIn>[0], target: ReturnType<typeof page.getByRole>): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
