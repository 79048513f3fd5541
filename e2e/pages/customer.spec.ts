/** Customer service and agent top-up for a member (screens.md 3). */
import { control, proveLedger } from '../site/control.ts'
import { useMember, useNewMember } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

const OFFLINE = /^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/

test('[SHELL-CUST-1][SHELL-CUST-2][SHELL-CUST-3][SHELL-CUST-6][SHELL-CUST-8] from the bot to an agent, through a lost connection', {
  tag: LONG_TAG,
}, async ({ page, context, watch }) => {
  watch.expectProblem(OFFLINE)
  await declinePopUps(page)
  // A member without an earlier conversation.
  const { userName } = await useNewMember(context)
  await page.goto('/customer/main')
  const tip = page.getByRole('alertdialog', { name: '安全提示' })
  await tip.getByRole('button', { name: '我知道了' }).click()
  await page.getByRole('link', { name: '在线客服' }).click()

  const log = page.getByRole('log')
  const field = page.getByRole('textbox', { name: '输入您的问题' })
  await field.fill('存款没到账')
  await field.press('Enter')
  await expect(log.getByRole('link', { name: '查看帮助页' })).toHaveAttribute('href', '/help/ck')

  await page.getByRole('button', { name: '转人工' }).click()
  await expect(page.getByText(/^前面还有 \d 位/)).toBeVisible()
  await expect(page.getByText(/^正在为您服务/)).toBeVisible({ timeout: 20_000 })
  await expect(log.getByText('已核对签名')).toBeVisible()

  await field.fill('我的资金密码是123456')
  await field.press('Enter')
  await page.getByRole('button', { name: '打码发送' }).click()
  await expect(log.getByText('我的资金密码是******')).toBeVisible()

  await context.setOffline(true)
  await field.fill('断网时写的')
  await field.press('Enter')
  await expect(log.getByText('等待网络，恢复后自动发送')).toBeVisible()
  await context.setOffline(false)
  await expect(log.getByText('等待网络，恢复后自动发送')).toHaveCount(0)
  await expect(log.getByText('断网时写的')).toHaveCount(1)

  await control({ action: 'service.say', userName, text: '请转到 6200 0000 0000 1001' })
  await expect(tip).toBeVisible()
  await tip.getByRole('button', { name: '我知道了' }).click()

  await page.getByRole('button', { name: '结束对话' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '结束对话' }).click()
  await page.getByRole('button', { name: '5 星' }).click()
  await page.getByRole('button', { name: '解决了' }).click()
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('谢谢您的评价。')).toBeVisible()
})

test('[SHELL-CUST-4][SHELL-CUST-5] a top-up code is created, paid by an agent and credited once', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  await declinePopUps(page)
  await context.addCookies([{ name: 'securityTip', value: 'seen', url: EDGE_ORIGIN }])
  await useMember(context, 'inviter1')
  await page.goto('/customer/instead')
  await expect(page.getByText('若客服主动向您提供银行卡号要求转账')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  // It looks unavailable without an amount, and still says what is missing.
  await page.getByRole('button', { name: '生成代充码', disabled: true }).press('Enter')
  await expect(page.getByText('请填写金额')).toBeVisible()
  const amount = page.getByRole('textbox', { name: '代充金额' })
  await amount.fill('99.99')
  await page.getByRole('button', { name: '生成代充码' }).click()
  await expect(amount).toHaveAccessibleDescription(/金额须在/)
  await amount.fill('288')
  await page.getByRole('button', { name: '生成代充码' }).click()
  await expect(page.getByRole('heading', { name: '您的代充码' })).toBeVisible()
  const code = (
    (await page
      .getByText(/^\d{4} \d{4}$/)
      .first()
      .textContent()) ?? ''
  ).replace(' ', '')

  await control({ action: 'instead.pay', code })
  const row = page.getByRole('link', { name: new RegExp(`${code.slice(0, 4)} ${code.slice(4)}`) })
  await expect(row).toContainText('已入账', { timeout: 15_000 })
  await proveLedger()

  await page.getByRole('textbox', { name: '代理编号' }).fill('A9999')
  await page.getByRole('button', { name: '核对', exact: true }).click()
  await expect(page.getByText(/^不是本站代理/)).toBeVisible()
})
