/** A member's own data: an email address bound by its code, an id at another service, and a picture that the hub shows (screens.md 6 userInfo). */
import { memberInfo } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import type { Page } from '@playwright/test'
import { useNewMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { smsCodeOf } from '../site/sms-codes.ts'
import { expect, test } from '../site/watched-page.ts'

const hubPicture = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).locator('svg')

test('[MINE-INFO-4] [MINE-INFO-6] [MINE-INFO-8] [MINE-HUB-4] [SBX-INFO-10] [SBX-INFO-11] [SBX-INFO-12] binds an email address by its code, gives a WeChat id, and chooses a picture that the hub shows after a reload', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  await withoutPopUps(page)
  const { userName } = await useNewMember(context, 'own')
  const email = `${userName.toLowerCase()}@example.com`

  await test.step('binds an email address', async () => {
    await page.goto('/mine/userInfo')
    await page.getByRole('button', { name: /^邮箱/ }).click()
    const sheet = page.getByRole('dialog', { name: '邮箱' })
    await sheet.getByLabel('邮箱', { exact: true }).fill(email)
    await sheet.getByRole('button', { name: '发送验证码' }).click()
    await expect(sheet.getByRole('button', { name: /秒后重发$/ })).toBeVisible()
    await sheet.getByLabel('邮箱验证码').fill(await smsCodeOf(email))
    await sheet.getByRole('button', { name: '保存' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: /^邮箱.*o\*\*\*@example\.com/ })).toBeVisible()
  })

  await test.step('gives an id at another service, and removes it', async () => {
    await page.getByRole('button', { name: /^微信号/ }).click()
    const sheet = page.getByRole('dialog', { name: '微信号' })
    await sheet.getByLabel('微信号').fill('own_member-1')
    await sheet.getByRole('button', { name: '保存' }).click()
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: /^微信号.*ow\*\*\*/ }).click()
    await sheet.getByRole('button', { name: '移除' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: /^微信号.*未填写/ })).toBeVisible()
  })

  const chosen = await test.step('chooses a picture', async () => {
    await page.getByRole('button', { name: /^头像/ }).click()
    const sheet = page.getByRole('dialog', { name: '头像' })
    await expect(sheet.getByRole('button', { name: '头像 1', exact: true })).toHaveAttribute('aria-pressed', 'true')
    const choice = sheet.getByRole('button', { name: '头像 5', exact: true })
    const drawn = await choice.locator('svg').innerHTML()
    await choice.click()
    await expect(sheet).toBeHidden()
    return drawn
  })

  await test.step('the hub shows it after a reload', async () => {
    await page.goto('/mine')
    await page.reload()
    await expect(hubPicture(page, '个人资料')).toBeVisible()
    expect(await hubPicture(page, '个人资料').innerHTML()).toBe(chosen)
  })

  await test.step('after a reload the hub shows its last figures before the server answers', async () => {
    const answered = Promise.withResolvers<void>()
    for (const { path } of [memberInfo, walletOverview])
      await page.route(`**${path}`, async (route) => {
        await answered.promise
        await route.continue()
      })
    await page.reload()
    await expect(page.getByText(/的数据$/)).toBeVisible()
    await expect(page.getByRole('button', { name: /总资产，查看构成$/ })).toContainText('0.00')
    answered.resolve()
    await expect(page.getByText(/的数据$/)).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('in English too, with the address masked in the profile', async () => {
    await page.goto('/mine/userInfo')
    await page.getByRole('radio', { name: 'English' }).click({ force: true })
    await expect(page.getByRole('button', { name: /^Email.*o\*\*\*@example\.com/ })).toBeVisible()
    await page.getByRole('button', { name: /^Picture/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Picture' })
    await expect(sheet.getByRole('button', { name: 'Picture 5', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/mine')
    await expect(hubPicture(page, 'Profile')).toBeVisible()
    expect(await hubPicture(page, 'Profile').innerHTML()).toBe(chosen)
  })
})
