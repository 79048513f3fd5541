/** Registration, login, guide. */
import { expect, type Page } from '@playwright/test'
import { smsCodeOf, somePhone } from '../site/sms-codes.ts'
import { tapNumbers } from '../site/tap-numbers.ts'

const PASSWORD = 'Test@1234'

export type NewMember = { userName: string; realName: string }

/** A new member with an unused name of 4-11 letters and digits (screens.md 0.4). */
export function someone(prefix = 'eve'): NewMember {
  return { userName: `${prefix}${Date.now().toString(36).slice(-7)}`, realName: '林晚晴' }
}

export async function register(page: Page, { userName }: NewMember): Promise<void> {
  await page.getByLabel('用户名').fill(userName)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '下一步' }).click()
  const phone = somePhone()
  await page.getByLabel('手机号').fill(phone)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await page.getByLabel('短信验证码').fill(await smsCodeOf(phone))
  await page.getByLabel('出生日期').fill('1992-03-04')
  await page.getByRole('checkbox', { name: /满 18 岁/ }).check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
}

export async function skipGuide(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/registerGuide/)
  await page.getByRole('button', { name: '以后再说' }).click()
}

export async function login(page: Page, userName: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('用户名').fill(userName)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Passes the behaviour check by tapping its numbers in ascending order. */
export async function passCheck(page: Page): Promise<void> {
  const check = page.getByRole('dialog', { name: '安全验证' })
  await check.locator('label', { hasText: '点选' }).click()
  await tapNumbers(page)
  await expect(check).toHaveCount(0)
}
