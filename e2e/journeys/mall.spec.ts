/** The coin mall: an exchange whose price changes, a lost answer, tracking, and a refund (screens.md 6 mall). */
import { mallExchange } from '@lantern/contract/mall'
import { MINUTE_MS } from '@lantern/contract/site-time'
import type { Page } from '@playwright/test'
import { control, proveLedger } from '../site/control.ts'
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

test.setTimeout(240_000)

const sheet = (page: Page) => page.getByRole('dialog')
const coins = async (page: Page) => {
  await page.goto('/mine/currency')
  const text = await page
    .getByText(/^[\d,]+$/)
    .first()
    .textContent()
  return Number(text?.replaceAll(',', ''))
}

test('[MINE-MALL-2, MINE-MALL-3, MINE-MALL-5, SHELL-ERR-17] exchanges at a new price, survives a lost answer, and cancels an order', {
  tag: LONG_TAG,
}, async ({ page, context, watch }) => {
  watch.expectProblem(/^console: Failed to load resource/)
  await withoutPopUps(page)
  await useMember(context, 'demo01')
  await control({ action: 'mall.goods', goodsId: 'enamel-pin', price: 60 })
  const before = await coins(page)

  await test.step('the price changes: the old and the new one are shown', async () => {
    await page.getByRole('button', { name: /珐琅徽章/ }).click()
    await expect(sheet(page).getByRole('button', { name: '兑换 · 60 金币' })).toBeVisible()
    await control({ action: 'mall.goods', goodsId: 'enamel-pin', price: 70 })
    await sheet(page).getByLabel('收件人').fill('林晓明')
    await sheet(page).getByLabel('手机号').fill('13912345678')
    await sheet(page).getByLabel('详细地址').fill('上海市静安区南京西路 1000 号')
    await sheet(page).getByRole('button', { name: '保存地址' }).click()
    await expect(
      sheet(page)
        .getByRole('radio', { name: /上海市静安区/ })
        .last(),
    ).toBeChecked()
    await sheet(page).getByRole('button', { name: '兑换 · 60 金币' }).click()
    const question = page.getByRole('alertdialog', { name: '价格已变动' })
    await expect(question).toContainText('珐琅徽章：60 金币 → 70 金币')
    await question.getByRole('button', { name: '按新价格继续' }).click()
    await expect(sheet(page).getByText('兑换成功')).toBeVisible()
  })

  await test.step('an answer is lost: the exchange is found, not repeated', async () => {
    await expect(sheet(page).getByRole('button', { name: '兑换 · 70 金币' })).toBeVisible()
    await control({ action: 'fault.set', kind: 'drop', match: mallExchange.path, userName: 'demo01' })
    await sheet(page).getByRole('radio').first().check()
    await sheet(page).getByRole('button', { name: '兑换 · 70 金币' }).click()
    await expect(sheet(page).getByText('兑换成功')).toBeVisible({ timeout: 20_000 })
    expect(await coins(page)).toBe(before - 140)
  })

  await test.step('one order is cancelled with its refund, the other is sent', async () => {
    await page.goto('/mine/mall/record?state=waiting')
    await page
      .getByRole('button', { name: /珐琅徽章/ })
      .first()
      .click()
    await sheet(page).getByRole('button', { name: '取消订单' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click()
    await expect(page.getByText('订单已取消，金币已退回')).toBeVisible()
    expect(await coins(page)).toBe(before - 70)
    await control({ action: 'clock.jump', ms: 12 * MINUTE_MS })
    await expect(async () => {
      await page.goto('/mine/mall/record?state=sent')
      await page
        .getByRole('button', { name: /珐琅徽章/ })
        .first()
        .click({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    await expect(sheet(page).getByText(/SIM\d{12}/)).toBeVisible()
  })

  await control({ action: 'mall.goods', goodsId: 'enamel-pin', price: 60 })
  await proveLedger()
})
