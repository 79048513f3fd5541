/** Mail is deleted for good: from the list, the search, the counts, the copy on the device; mail about money stays (screens.md 6 mail). */
import { depositCreate } from '@lantern/contract/deposit'
import { mailList } from '@lantern/contract/mail'
import { fundPasswordSet } from '@lantern/contract/security'
import { kycSubmit } from '@lantern/contract/user'
import type { Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { post, useNewMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

const mails = (page: Page) => page.getByRole('list', { name: '站内信列表' })
const mail = (page: Page, title: string) => mails(page).getByRole('button', { name: new RegExp(title) })
const [WELCOME, SET, MONEY] = ['欢迎来到灯笼', '资金密码已设置', '存款到账'] as const

test('[MINE-MAIL-2, MINE-MAIL-5, SBX-MAIL-2, SBX-MAIL-4] deletes chosen mail and an opened one for good, and keeps what is about money', {
  tag: LONG_TAG,
}, async ({ page, context, watch }) => {
  await withoutPopUps(page)
  const { token, userName } = await useNewMember(context, 'mail')
  const name = '林晚晴'
  const requestNo = () => crypto.randomUUID()
  await post(kycSubmit.path, { level: 1, fields: { realName: name }, requestNo: requestNo() }, { token })
  await post(fundPasswordSet.path, { pwd: '284915' }, { token })
  const order = { method: 'BANK', amount: '500', payerName: name, requestNo: requestNo() }
  await post(depositCreate.path, order, { token })
  await control({ action: 'deposit.confirm', userName })
  const unread = async (): Promise<number> =>
    (await post<{ unread: { notice: number } }>(mailList.path, { tab: 'notice' }, { token })).unread.notice
  const before = await unread()

  const shows = async (count: number) => {
    await expect(page.getByRole('tab', { name: '通知' })).toContainText(String(count))
    expect(await unread()).toBe(count)
    await expect(page).toHaveTitle(new RegExp(`^\\(${count}\\) `))
  }
  await page.goto('/mine/mail')
  for (const title of [WELCOME, SET, MONEY]) await expect(mail(page, title)).toBeVisible()
  await shows(before)

  await test.step('deletes what was chosen, apart from mail about money', async () => {
    await page.getByRole('button', { name: '编辑' }).click()
    for (const title of [WELCOME, MONEY])
      await page.getByRole('checkbox', { name: `选择 ${title}` }).check({ force: true })
    await page.getByRole('button', { name: '删除 2 封' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click()
    await expect(page.getByText('1 封资金类站内信需保留 90 天，未删除')).toBeVisible()
    await expect(mails(page).getByText(WELCOME)).toHaveCount(0)
    await expect(mail(page, MONEY)).toBeVisible()
    await shows(before - 1)
  })

  await test.step('it is in no list and no search after a reload', async () => {
    await page.reload()
    await expect(mail(page, MONEY)).toBeVisible()
    await expect(mails(page).getByText(WELCOME)).toHaveCount(0)
    await page.getByRole('button', { name: '搜索站内信' }).click()
    await page.getByRole('searchbox', { name: '搜索站内信' }).fill('欢迎')
    await expect(page.getByText('没有找到相关消息')).toBeVisible()
  })

  await test.step('deletes an opened one from the results of a search', async () => {
    await page.getByRole('searchbox', { name: '搜索站内信' }).fill('资金密码')
    await mail(page, SET).click()
    await page.getByRole('dialog', { name: SET }).getByRole('button', { name: '删除' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click()
    await expect(page.getByText('没有找到相关消息')).toBeVisible()
    await shows(before - 2)
  })

  await test.step('nor is it in the copy on the device', async () => {
    watch.expectProblem(/^console: Failed to load resource/)
    await page.route(`**${mailList.path}`, (route) => route.abort())
    await page.reload()
    await expect(page.getByText(/^网络不可用，显示已保存在本机的/)).toBeVisible()
    await expect(mail(page, MONEY)).toBeVisible()
    for (const title of [WELCOME, SET]) await expect(mails(page).getByText(title)).toHaveCount(0)
  })
})
