/** A forgotten fund password in the browser: a code, a picture of the face, another password, and the review that follows (screens.md 6 security). */
import { preferenceSave } from '@lantern/contract/preferences'
import type { Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { post, useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { rejectOpenWithdrawal } from '../site/reject-open-withdrawal.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { smsCodeOf } from '../site/sms-codes.ts'
import { expect, test } from '../site/watched-page.ts'

/** A member with 100.00 on the main wallet and a card, whose fund password no other journey needs. */
const MEMBER = 'mod0001'
const NEW_PASSWORD = '840617'

/** A picture that is sharp enough for the checks on the device. */
async function faceOf(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 1_200
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = '#707070'
    pen.fillRect(0, 0, 900, 1_200)
    for (let x = 150; x < 750; x += 8)
      for (let y = 200; y < 1_000; y += 8) {
        pen.fillStyle = (x * 7 + y * 13) % 5 < 2 ? '#303030' : '#c0c0c0'
        pen.fillRect(x, y, 8, 8)
      }
    return canvas.toDataURL('image/jpeg', 0.9)
  })
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

let token = ''
// The account keeps the language, and other journeys of this member read its pages in Chinese and need all of its money.
test.afterEach(async () => {
  await post(preferenceSave.path, { lang: 'zh-CN' }, { token })
  await rejectOpenWithdrawal(token)
})

test('[MINE-SEC-10] [SBX-SEC-9] resets a forgotten fund password, after which the next withdrawal is reviewed and a mail says so', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  await withoutPopUps(page)
  token = (await useMember(context, MEMBER)).token

  await test.step('from the form that asks for it', async () => {
    await page.goto('/mine/finance/withdrawal')
    await page.getByRole('link', { name: '忘记资金密码' }).click()
    await expect(page.getByRole('heading', { name: '重置资金密码', level: 1 })).toBeVisible()
    await expect(page.getByText(/重置后 24 小时内的取款需人工复核/)).toBeVisible()
  })

  await test.step('proves by a code and a picture of the face', async () => {
    const hint = (await page.getByText(/^发送至 /).textContent()) ?? ''
    await page.getByRole('button', { name: '发送验证码' }).click()
    await expect(page.getByRole('button', { name: /秒后重发$/ })).toBeVisible()
    await page.getByLabel('短信验证码').fill(await smsCodeOf(hint.slice(-4)))
    const face = page.getByRole('group', { name: '本人照片' })
    await face
      .locator('input[type="file"]')
      .setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: await faceOf(page) })
    await expect(face.getByText('已上传')).toBeVisible()
    await page.getByRole('button', { name: '下一步' }).click()
  })

  await test.step('sets another one', async () => {
    await page.getByLabel('新资金密码').fill(NEW_PASSWORD)
    await page.getByLabel('再次输入').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page).toHaveURL(/\/mine\/security$/)
    await expect(page.getByText(/前的取款需人工复核$/)).toBeVisible()
  })

  await test.step('the next withdrawal accepts it, and waits for a manual review', async () => {
    await page.goto('/mine/finance/withdrawal')
    await expect(page.getByText(/^安全设置最近有变更，.+ 前提交的取款需人工复核/)).toBeVisible()
    await page.getByLabel('取款金额').fill('100')
    await page.getByLabel('资金密码').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: '提交取款' }).click()
    await expect(page).toHaveURL(/orderNo=/)
    // Far longer than an automatic review takes.
    await control({ action: 'clock.jump', ms: 30 * 60_000 })
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: '初审中' })).toBeVisible()
  })

  await test.step('in English the mail reports it', async () => {
    await page.goto('/mine/userInfo')
    await page.getByRole('radio', { name: 'English' }).click({ force: true })
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
    await page.goto('/mine/mail')
    await page
      .getByRole('button', { name: /Your fund password was reset/ })
      .first()
      .click()
    const mail = page.getByRole('dialog', { name: 'Your fund password was reset' })
    await expect(mail.getByText(/Withdrawals are reviewed manually for 24 hours/)).toBeVisible()
  })
})
