/** A speed deposit from both sides: one member withdraws 200.00 and another pays it (issue 5; screens.md 6, 11.4). */
import { depositMethods } from '@lantern/contract/deposit'
import { withdrawalPrepare } from '@lantern/contract/withdrawal'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { control, proveLedger } from '../site/control.ts'
import { post, useMember } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

const [PAYEE, PAYER] = ['vip10aa', 'inviter1'] as const
const PAYING = 5
const MINUTE = 60_000
/** A one-pixel PNG. */
const PICTURE = {
  name: 'paid.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('[MINE-30] [MINE-31] [MINE-32] [MINE-33] one member withdraws, another pays; both follow it to the end', {
  tag: LONG_TAG,
}, async ({ page, context, browser }) => {
  test.setTimeout(240_000)
  await control({ action: 'fault.clear' })
  await withoutPopUps(page)
  const payee = await useMember(context, PAYEE)
  const { page: payerPage, context: payerContext, token: payerToken } = await openPayer(browser)
  await endWhatIsOpen(payee.token, payerToken)

  await test.step('the payee chooses a speed withdrawal', async () => {
    await page.goto('/mine/finance/withdrawal')
    await page.getByRole('radio', { name: '极速取款' }).check({ force: true })
    await page.getByRole('textbox', { name: '取款金额' }).fill('200')
    await page.getByLabel('资金密码', { exact: true }).fill('159357')
    await page.getByRole('button', { name: '提交取款' }).click()
    await expect(page).toHaveURL(/orderNo=W/)
    const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? ''
    await stepTo(orderNo, PAYING)
    await expect(page.getByText('等待匹配', { exact: true })).toBeVisible()
  })

  await test.step('the payer chooses the amount, pays and submits proof', async () => {
    await payerPage.goto('/mine/finance/deposit?method=SPEED')
    await payerPage.getByRole('radio', { name: '¥200.00' }).check({ force: true })
    await payerPage.getByRole('button', { name: '下一步' }).click()
    await expect(payerPage.getByText('周星海', { exact: true })).toBeVisible()
    await expect(payerPage.getByRole('timer')).toBeVisible()
    await payerPage.getByRole('button', { name: '我已付款' }).click()
    await expect(payerPage.getByText('请上传付款凭证')).toBeVisible()
    await payerPage.getByLabel('添加图片').setInputFiles(PICTURE)
    await expect(payerPage.getByRole('img', { name: '凭证 1' })).toBeVisible()
    await payerPage.getByRole('button', { name: '我已付款' }).click()
    await expect(payerPage.getByRole('status').filter({ hasText: '待确认' })).toBeVisible()
    await expect(payerPage.getByText('周**', { exact: true })).toBeVisible()
  })

  await test.step('the payee sees the proof and confirms', async () => {
    await expect(page.getByText('对方称已付款 ¥200.00')).toBeVisible()
    await page.getByRole('button', { name: '查看凭证' }).click()
    const sheet = page.getByRole('dialog', { name: '对方的付款凭证' })
    await expect(sheet.getByRole('img', { name: '付款凭证 1' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: '已收到', exact: true }).click()
    await page.getByRole('button', { name: '确认收款' }).click()
    await expect(page.getByRole('status').filter({ hasText: '已到账' })).toBeVisible()
  })

  await expect(payerPage.getByRole('status').filter({ hasText: '已到账' })).toBeVisible()
  await proveLedger()
  await payerContext.close()
})

async function openPayer(browser: Browser): Promise<{ page: Page; context: BrowserContext; token: string }> {
  const context = await browser.newContext({
    baseURL: EDGE_ORIGIN,
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
  })
  const { token } = await useMember(context, PAYER)
  const page = await context.newPage()
  await withoutPopUps(page)
  return { page, context, token }
}

/** Ends orders left by an earlier attempt by advancing the clock. */
async function endWhatIsOpen(payee: string, payer: string): Promise<void> {
  const { openOrder: payout } = await post<{ openOrder: unknown }>(withdrawalPrepare.path, {}, { token: payee })
  const { openOrder: deposit } = await post<{ openOrder: unknown }>(depositMethods.path, {}, { token: payer })
  if (payout === null && deposit === null) return
  for (const _part of ['to be taken or paid', 'to be confirmed', 'to be looked into'])
    await control({ action: 'clock.jump', ms: 16 * MINUTE })
}

async function stepTo(orderNo: string, state: number): Promise<void> {
  let now: unknown = 0
  while (now !== state) ({ state: now } = await control({ action: 'withdrawal.step', orderNo }))
}
