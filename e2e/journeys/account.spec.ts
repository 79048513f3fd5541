/** An account from registration to a forgotten password (screens.md 3: register, registerGuide, password). */
import type { Page } from '@playwright/test'
import { deviceOf } from '../codes/login-steps.ts'
import { login, passCheck, register, someone } from '../pages/auth.ts'
import { control, proveLedger } from '../site/control.ts'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { useMember } from '../site/member-session.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { smsCodeOf } from '../site/sms-codes.ts'
import { expect, test } from '../site/watched-page.ts'

test.setTimeout(240_000)

const NEW_PASSWORD = 'Fresh#2026'
/** The browser logs every 4xx that the page handles. */
const REFUSED = /^console: Failed to load resource: the server responded with a status of 4\d\d/

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('[SHELL-REG-8, SHELL-GUIDE-2, SHELL-PWD-1, SHELL-PWD-4] registers by invitation, completes the guide, and recovers a forgotten password', async ({
  page,
  browser,
  watch,
}) => {
  watch.expectProblem(REFUSED)
  const member = someone('acc')
  await declinePopUps(page)

  await test.step('registers with a phone and an invite code', async () => {
    await page.goto('/user/register?i_code=LAMP8888')
    await expect(page.getByText('由 H** 邀请')).toBeVisible()
    await expect(page).toHaveURL('/user/register')
    await expect(page.getByLabel('邀请码')).toHaveValue('LAMP8888')
    await expectNoAxeViolations(page)
    await register(page, member)
  })

  await test.step('completes the guide', async () => {
    await expect(heading(page, '欢迎')).toBeVisible()
    await expect(page).toHaveURL('/registerGuide')
    await press(page, '继续')
    await expect(heading(page, '给自己设个存款限额')).toBeFocused()
    await page.getByLabel('每日').fill('300')
    await expectNoAxeViolations(page)
    await press(page, '继续')
    await expect(heading(page, '资金密码')).toBeFocused()
    await page.getByLabel('资金密码', { exact: true }).fill('284915')
    await page.getByLabel('再输入一次').fill('284915')
    await press(page, '继续')
    await page.getByLabel('真实姓名').fill('陈晓')
    await press(page, '继续')
    await expect(page.getByText('须完成有效流水')).toBeVisible()
    await expectNoAxeViolations(page)
    await press(page, '完成')
    await expect(page).toHaveURL('/')
  })

  await test.step('going back reopens neither the form nor a second account', async () => {
    await page.goBack()
    await expect(page.getByRole('button', { name: '注册', exact: true })).toHaveCount(0)
  })

  await test.step('the limit applies and is shown before a deposit', async () => {
    await page.goto('/mine/finance/deposit')
    await expect(page.getByText(/今日已存 .*0\.00 \/ 限额 .*300\.00/)).toBeVisible()
  })

  await test.step('logs out', async () => {
    await page.goto('/mine')
    await press(page, '退出登录')
    await expect(page).not.toHaveURL(/mine/)
  })

  const other = await browser.newContext()
  await useMember(other, member.userName, await deviceOf(page))
  const elsewhere = await other.newPage()
  await declinePopUps(elsewhere)
  await elsewhere.goto('/mine')
  await expect(elsewhere.getByRole('button', { name: '退出登录' })).toBeVisible()

  await test.step('recovers the password', async () => {
    await page.goto('/user/login')
    await page.getByRole('link', { name: '忘记密码' }).click()
    await page.getByLabel('用户名').fill(member.userName)
    await press(page, '下一步')
    await passCheck(page)
    await expect(page.getByRole('heading', { name: '选择验证方式' })).toBeFocused()
    await expectNoAxeViolations(page)
    await press(page, '发送验证码')
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
    await page.getByLabel('短信验证码', { exact: true }).fill('000000')
    await press(page, '下一步')
    await expect(page.getByText(/还可试 4 次/)).toBeVisible()
    await page.getByLabel('短信验证码', { exact: true }).fill(await smsCodeOf(`phone:${member.userName}`))
    await press(page, '下一步')
    await expect(page.getByRole('heading', { name: '设置新密码' })).toBeFocused()
    await page.getByLabel('新密码', { exact: true }).fill('Test@1234')
    await page.getByLabel('再输入一次').fill('Test@1234')
    await press(page, '修改密码')
    // The hint has the same text; the refusal is the alert. It takes the focus, so typing must wait for it.
    await expect(page.getByRole('alert').filter({ hasText: /最近 3 次/ })).toBeVisible()
    await page.getByLabel('新密码', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('再输入一次').fill(NEW_PASSWORD)
    await press(page, '修改密码')
    await expect(page.getByRole('heading', { name: '密码已修改' })).toBeVisible()
    await expectNoAxeViolations(page)
  })

  await test.step('the other browser is signed out with the reason (10105)', async () => {
    await elsewhere.getByRole('link', { name: '钱包' }).click()
    await expect(elsewhere).toHaveURL(/\/user\/login/)
    await expect(elsewhere.getByText(/密码已修改/)).toBeVisible()
    await other.close()
  })

  await test.step('logs in with the new password; the guide does not reappear', async () => {
    await page.getByRole('link', { name: '去登录' }).click()
    await login(page, member.userName, NEW_PASSWORD)
    await expect(page).toHaveURL('/')
  })
  await proveLedger()
})

test('[SHELL-REG-7, SHELL-REG-4] paused registration, and an applicant under 18', async ({ page }) => {
  await page.goto('/user/register')
  await page.getByLabel('用户名').fill(someone('young').userName)
  await page.getByLabel('密码', { exact: true }).fill('Tide-water-7')
  await press(page, '下一步')
  await page.getByLabel('出生日期').fill('2015-01-01')
  await press(page, '注册')
  await expect(page.getByText('未满 18 岁不可注册')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('2015-01-01')

  await control({ action: 'site.stop', register: true })
  try {
    // The edge caches pre-info briefly.
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('暂停注册')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(page.getByLabel('密码', { exact: true })).toHaveCount(0)
    await expectNoAxeViolations(page)
    await page.getByLabel('邮箱').fill('me@example.com')
    await press(page, '恢复后通知我')
    await expect(page.getByText(/已记下/)).toBeVisible()
  } finally {
    await control({ action: 'site.stop', register: false })
    // Wait until registration is open for the next test.
    await expect(async () => {
      await page.reload()
      await expect(page.getByLabel('密码', { exact: true })).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }
})
