/** A member downloads all data of the account, and closes it (screens.md 6 security). */
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { login, skipGuide } from '../pages/auth.ts'
import { useNewMember } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

test('[MINE-SEC-6][SBX-DATA-1][SBX-DATA-4] all data comes as a file, once, through the edge', {
  tag: LONG_TAG,
}, async ({ page, context, request }) => {
  await withoutPopUps(page)
  const { userName } = await useNewMember(context)
  await page.goto('/mine/security')
  await page.getByRole('button', { name: /^导出数据/ }).click()
  const sheet = page.getByRole('dialog', { name: '导出数据' })
  await sheet.getByLabel('登录密码').fill('Test@1234')
  const started = page.waitForEvent('download')
  await sheet.getByRole('button', { name: '下载' }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^lantern-EX\w+\.zip$/)
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  const [profile] = JSON.parse(strFromU8(files['json/profile.json'] ?? new Uint8Array())) as { user_name: string }[]
  expect(profile?.user_name).toBe(userName)
  expect(strFromU8(files['csv/mails.csv'] ?? new Uint8Array())).toContain('欢迎来到灯笼')

  // The link is used up, and the page lists the export.
  expect((await request.get(new URL(download.url(), EDGE_ORIGIN).href)).status()).toBe(410)
  await expect(page.getByText('已下载', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${EDGE_ORIGIN}/mine/security`)
})

test('[MINE-SEC-7][MINE-SEC-8][SBX-DATA-6] closing the account signs out, waits, and is undone after the next login', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  await withoutPopUps(page)
  const { userName } = await useNewMember(context)
  await page.goto('/mine/security')
  await page.getByRole('button', { name: /^资金密码/ }).click()
  const first = page.getByRole('dialog', { name: '资金密码' })
  await first.getByLabel('新资金密码').fill('159357')
  await first.getByRole('button', { name: '保存' }).click()
  await expect(first).toBeHidden()

  await page.getByRole('button', { name: /^注销账户/ }).click()
  const sheet = page.getByRole('dialog', { name: '注销账户' })
  await sheet.getByRole('checkbox', { name: '我明白账户注销后无法恢复' }).check({ force: true })
  await sheet.getByLabel('资金密码').fill('159357')
  await sheet.getByRole('button', { name: '注销账户' }).click()
  await expect(page).toHaveURL(`${EDGE_ORIGIN}/`)
  await page.goto('/mine/security')
  await expect(page).toHaveURL(/\/user\/login/)

  await login(page, userName)
  await skipGuide(page)
  await page.goto('/mine/security')
  await expect(page.getByText(/^账户将于 .+ 注销$/)).toBeVisible()
  await page.getByRole('button', { name: '撤销注销' }).click()
  await expect(page.getByRole('button', { name: /^注销账户/ })).toBeVisible()
})
