/** Logging in without a pointer, and on the smallest screen with the largest text (screens.md 0.6). */
import type { Page } from '@playwright/test'
import { asNewDevice, sheet } from '../codes/login-steps.ts'
import { control } from '../site/control.ts'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { expect, test } from '../site/watched-page.ts'

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const label = element?.id ? document.querySelector(`label[for="${element.id}"]`)?.textContent : null
    return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })
/** Goes on with Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Tab')
    if (new RegExp(name).test(await focused(page))) return
  }
  throw new Error(`Tab does not come to ${name}`)
}

test('[SHELL-AUTH-19] by keyboard alone: behaviour check and step-up included', async ({ page }) => {
  await control({ action: 'clock.jump', ms: 61_000 })
  await page.goto('/user/login')
  await asNewDevice(page)
  await control({ action: 'fault.set', kind: 'code', code: 6022, match: '/user/login', times: 1 })
  await tabTo(page, '^用户名$')
  await page.keyboard.type('device1')
  await tabTo(page, '^密码$')
  await page.keyboard.type('Test@1234')
  await page.keyboard.press('Enter')

  const check = sheet(page, '安全验证')
  await expect(check.getByRole('slider')).toBeVisible()
  await expectNoAxeViolations(page)
  const { captchas } = (await control({ action: 'state' })) as { captchas: { kind: string; answer: string }[] }
  const wanted = Number(captchas.find(({ kind }) => kind === 'slider')?.answer)
  await tabTo(page, '灯笼的位置')
  const value = async () => Number(await check.getByRole('slider').inputValue())
  // A page of a slider is a tenth of its way, some 26 of 264 pixels.
  while (wanted - (await value()) > 27) await page.keyboard.press('PageUp')
  while ((await value()) < wanted) await page.keyboard.press('ArrowRight')
  await tabTo(page, '^确定$')
  await page.keyboard.press('Enter')

  await expect(sheet(page, '授权此设备')).toBeVisible()
  await tabTo(page, '^发送验证码$')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Shift+Tab')
  expect(await focused(page)).toMatch(/短信验证码/)
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${EDGE_ORIGIN}/`)
})

test.describe('320 px wide, text twice as large', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  const fits = async (page: Page): Promise<void> => {
    const over = await page.evaluate(() => {
      const wide = [...document.querySelectorAll('main *, [role="dialog"] *')].filter((element) => {
        const box = element.getBoundingClientRect()
        return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1)
      })
      return wide.map((element) => element.outerHTML.slice(0, 120))
    })
    expect(over).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
  const large = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

  test('[SHELL-AUTH-19] nothing of login, check and step-up is lost', async ({ page }) => {
    await page.goto('/user/login')
    await asNewDevice(page)
    await large(page)
    await fits(page)
    await page.getByRole('tab', { name: '手机登录' }).click()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText('请输入手机号')).toBeVisible()
    await fits(page)

    await page.getByRole('tab', { name: '账号登录' }).click()
    await page.getByLabel('用户名').fill('newdev1')
    await page.getByLabel('密码', { exact: true }).fill('Test@1234')
    await control({ action: 'fault.set', kind: 'code', code: 6022, match: '/user/login', times: 1 })
    await page.getByRole('button', { name: '登录', exact: true }).click()
    const check = sheet(page, '安全验证')
    await expect(check.getByRole('slider')).toBeVisible()
    await fits(page)
    for (const kind of ['点选', '听音']) {
      await check.locator('label', { hasText: kind }).click()
      await fits(page)
    }
    await page.getByRole('button', { name: '关闭' }).click()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    const stepUp = sheet(page, '在新的设备登录')
    await expect(stepUp.getByRole('button', { name: '确认并登录' })).toBeVisible()
    await fits(page)
  })
})
