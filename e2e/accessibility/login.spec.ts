/** Login with the keyboard, and on the smallest screen with the largest text (screens.md 0.6). */
import { sheet } from '../codes/login-steps.ts'
import { ownMember } from '../codes/own-member.ts'
import { control } from '../site/control.ts'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { expect, test } from '../site/watched-page.ts'
import { enlarge, expectNothingLost, focused, tabTo } from './without-loss.ts'

test('[SHELL-AUTH-19] by keyboard alone, including the behaviour check and step-up', async ({ page }) => {
  const member = ownMember()
  await member.join()
  await page.goto('/user/login')
  await tabTo(page, '^用户名$')
  await page.keyboard.type(member.userName())
  await tabTo(page, '^密码$')
  await page.keyboard.type('Test@1234')
  await control({ action: 'fault.set', kind: 'code', code: 6022, match: '/user/login', times: 1 })
  await page.keyboard.press('Enter')

  const check = sheet(page, '安全验证')
  await expect(check.getByRole('slider')).toBeVisible()
  await expectNoAxeViolations(page)
  const { captchas } = (await control({ action: 'state' })) as { captchas: { kind: string; answer: string }[] }
  const wanted = Number(captchas.find(({ kind }) => kind === 'slider')?.answer)
  await tabTo(page, '灯笼的位置')
  const value = async () => Number(await check.getByRole('slider').inputValue())
  // PageUp moves the slider by a tenth of its track, about 26 of 264 pixels.
  // At human speed, because the check rejects an instant move.
  while (wanted - (await value()) > 27) await page.keyboard.press('PageUp', { delay: 40 })
  while ((await value()) < wanted) await page.keyboard.press('ArrowRight', { delay: 40 })
  await tabTo(page, '^确定$')
  await page.keyboard.press('Enter')

  await expect(sheet(page, '在新的设备登录')).toBeVisible()
  await tabTo(page, '^发送验证码$')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Shift+Tab')
  expect(await focused(page)).toMatch(/短信验证码/)
  await page.keyboard.type(await member.code())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${EDGE_ORIGIN}/`)
})

test.describe('320 px wide, 200 % text', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('[SHELL-AUTH-19] login, check and step-up are not clipped', async ({ page }) => {
    const member = ownMember()
    await member.join()
    await page.goto('/user/login')
    await expect(page.getByLabel('用户名')).toBeVisible()
    await enlarge(page)
    await expectNothingLost(page)
    await page.getByRole('tab', { name: '手机登录' }).click()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText('请输入手机号')).toBeVisible()
    await expectNothingLost(page)

    await page.getByRole('tab', { name: '账号登录' }).click()
    await page.getByLabel('用户名').fill(member.userName())
    await page.getByLabel('密码', { exact: true }).fill('Test@1234')
    await control({ action: 'fault.set', kind: 'code', code: 6022, match: '/user/login', times: 1 })
    await page.getByRole('button', { name: '登录', exact: true }).click()
    const check = sheet(page, '安全验证')
    await expect(check.getByRole('slider')).toBeVisible()
    await expectNothingLost(page)
    for (const kind of ['点选', '听音']) {
      await check.locator('label', { hasText: kind }).click()
      await expectNothingLost(page)
    }
    await page.getByRole('button', { name: '关闭' }).click()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    const stepUp = sheet(page, '在新的设备登录')
    await expect(stepUp.getByRole('button', { name: '确认并登录' })).toBeVisible()
    await expectNothingLost(page)
  })
})
