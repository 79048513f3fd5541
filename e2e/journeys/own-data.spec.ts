/** A member takes all data of the account along (screens.md 6 security). */
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { useNewMember } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

test('[MINE-SEC-6][SBX-DATA-1][SBX-DATA-4] all data comes as a file, once, through the edge', async ({
  page,
  context,
  request,
}) => {
  await withoutPopUps(page)
  const { userName } = await useNewMember(context)
  await page.goto('/mine/security')
  await page.getByRole('button', { name: /^导出数据/ }).click()
  const sheet = page.getByRole('dialog', { name: '导出数据' })
  await sheet.getByLabel('登录密码').fill('Test@1234')
  const started = page.waitForEvent('download')
  await sheet.getByRole('button', { name: '下载' }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^lantern-X\w+\.zip$/)
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  const [profile] = JSON.parse(strFromU8(files['json/profile.json'] ?? new Uint8Array())) as { user_name: string }[]
  expect(profile?.user_name).toBe(userName)
  expect(strFromU8(files['csv/mails.csv'] ?? new Uint8Array())).toContain('欢迎来到灯笼')

  // The link is used up, and the page lists the export.
  expect((await request.get(new URL(download.url(), EDGE_ORIGIN).href)).status()).toBe(410)
  await expect(page.getByText('已下载', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${EDGE_ORIGIN}/mine/security`)
})
