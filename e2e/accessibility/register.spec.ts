/** Registration with the keyboard, and on the smallest screen with the largest text (screens.md 0.6). */
import { someone } from '../pages/auth.ts'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { smsCodeOf, somePhone } from '../site/sms-codes.ts'
import { expect, test } from '../site/watched-page.ts'
import { enlarge, expectNothingLost, tabTo } from './without-loss.ts'

test('[SHELL-REG-12] registers by keyboard alone', async ({ page }) => {
  const { userName } = someone('key')
  const phone = somePhone()
  await page.goto('/user/register')
  await tabTo(page, '^用户名$')
  await page.keyboard.type(userName)
  await tabTo(page, '^密码$')
  await page.keyboard.type('Tide-water-7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /第 2 步/ })).toBeFocused()
  await tabTo(page, '^手机号$')
  await page.keyboard.type(phone)
  await tabTo(page, '^发送验证码$')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type(await smsCodeOf(phone))
  await tabTo(page, '^出生日期$')
  await page.keyboard.type('19920304')
  await expect(page.getByLabel('出生日期')).toHaveValue('1992-03-04')
  // An incomplete submit moves the focus to the first error.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: /满 18 岁/ })).toBeFocused()
  await page.keyboard.press('Space')
  await tabTo(page, '^注册$')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/registerGuide')
  await expect(page.getByRole('heading', { name: '欢迎' })).toBeVisible()
})

test.describe('320 px wide, 200 % text', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('[SHELL-REG-12] the form, its errors and its expanded section are not clipped', async ({ page }) => {
    await page.goto('/user/register?i_code=LAMP8888')
    await expect(page.getByText('由 H** 邀请')).toBeVisible()
    await enlarge(page)
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByText('4–11 位字母或数字，以字母开头')).toBeVisible()
    await expectNothingLost(page)
    await page.getByLabel('用户名').fill(someone('big').userName)
    await page.getByLabel('密码', { exact: true }).fill('Tide-water-7')
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByText('接收优惠消息').click()
    await page.getByRole('button', { name: '注册', exact: true }).click()
    await expect(page.getByText('请输入手机号')).toBeVisible()
    await expectNothingLost(page)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: /国家\/地区/ }).click()
    await expect(page.getByRole('dialog', { name: '国家/地区' })).toBeVisible()
    await expectNothingLost(page)
  })
})
