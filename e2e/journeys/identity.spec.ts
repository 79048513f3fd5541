/** Identity level 2 in the browser: a picture without its metadata, an upload that continues, two reviews, and hostile files (screens.md 8). */
import { KYC_CHUNK_BYTES, kycFileUpload } from '@lantern/contract/kyc'
import type { Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { useNewMember } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

test.setTimeout(240_000)

/** A photo of a card on a table, noisy enough to need several parts. */
async function photoOf(page: Page, seed: number): Promise<Buffer> {
  const url = await page.evaluate((start) => {
    const canvas = document.createElement('canvas')
    canvas.width = 1_800
    canvas.height = 1_200
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = '#707070'
    pen.fillRect(0, 0, 1_800, 1_200)
    let random = start
    for (let x = 300; x < 1_500; x += 6)
      for (let y = 250; y < 950; y += 6) {
        random = (random * 1_103_515_245 + 12_345) % 2_147_483_648
        pen.fillStyle = `rgb(${random % 240} ${(random >> 8) % 240} ${(random >> 16) % 240})`
        pen.fillRect(x, y, 6, 6)
      }
    return canvas.toDataURL('image/jpeg', 0.95)
  }, seed)
  const jpeg = Buffer.from(url.split(',')[1] ?? '', 'base64')
  // As a camera adds it: an Exif segment with a location.
  const exif = Buffer.from('\u00ff\u00e1\u0000\u0024Exif\u0000\u0000GPSLatitude 31.2304 secret!', 'latin1')
  exif.writeUInt16BE(exif.length - 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)])
}
/** A camera that films a card: blurred, and sharp after the event `test:sharp`. */
async function withCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!navigator.mediaDevices) return
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas')
      canvas.width = 1_280
      canvas.height = 720
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      let isSharp = false
      document.addEventListener('test:sharp', () => {
        isSharp = true
      })
      const film = () => {
        pen.fillStyle = '#707070'
        pen.fillRect(0, 0, 1_280, 720)
        if (isSharp)
          for (let x = 200; x < 1_080; x += 8)
            for (let y = 120; y < 600; y += 8) {
              pen.fillStyle = (x * 7 + y * 13) % 5 < 2 ? '#303030' : '#d0d0d0'
              pen.fillRect(x, y, 8, 8)
            }
        else {
          const soft = pen.createLinearGradient(200, 120, 1_080, 600)
          soft.addColorStop(0, '#606060')
          soft.addColorStop(1, '#909090')
          pen.fillStyle = soft
          pen.fillRect(200, 120, 880, 480)
        }
      }
      film()
      const timer = setInterval(film, 50)
      const stream = canvas.captureStream(20)
      document.documentElement.dataset.camera = 'on'
      for (const track of stream.getTracks()) {
        const stop = track.stop.bind(track)
        track.stop = () => {
          clearInterval(timer)
          document.documentElement.dataset.camera = 'off'
          stop()
        }
      }
      return stream
    }
  })
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'L2 身份证件' })
const passport = (page: Page) => dialog(page).getByRole('group', { name: '护照资料页' })
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  passport(page).locator('input[type="file"]').setInputFiles(file)
async function openForm(page: Page): Promise<void> {
  await page.goto('/mine/userInfo/authentication')
  await page.getByRole('region', { name: 'L2 身份证件' }).getByRole('button').click()
  await expect(dialog(page)).toBeVisible()
}

test('[MINE-KYC-1, MINE-KYC-2, MINE-KYC-4, MINE-KYC-5] verifies a document through a killed upload and a kept draft', {
  tag: LONG_TAG,
}, async ({ page, context, watch }) => {
  watch.expectProblem(/^console: Failed to load resource/)
  await withoutPopUps(page)
  await useNewMember(context, 'kyc')

  await test.step('level 1 by name', async () => {
    await page.goto('/mine/userInfo/authentication')
    await page.getByRole('region', { name: 'L1 姓名与出生日期' }).getByRole('button', { name: '开始认证' }).click()
    await page.getByRole('dialog').getByLabel('真实姓名').fill('陈晓')
    await page.getByRole('dialog').getByRole('button', { name: '提交认证' }).click()
    await expect(
      page.getByRole('region', { name: 'L2 身份证件' }).getByRole('button', { name: '开始认证' }),
    ).toBeEnabled()
  })

  const photo = { name: 'passport.jpg', mimeType: 'image/jpeg', buffer: await photoOf(page, 7) }
  const parts: { index: number; data: string }[] = []
  let isCut = true
  await page.route(`**${kycFileUpload.path}`, async (route) => {
    const { index, data } = route.request().postDataJSON() as { index?: number; data?: string }
    if (data !== undefined && index === 1 && isCut) return route.abort()
    if (data !== undefined) parts.push({ index: index ?? 0, data })
    return route.continue()
  })

  await test.step('an upload is killed after its first part; the draft stays, encrypted', async () => {
    await openForm(page)
    await dialog(page).getByRole('radio', { name: '护照' }).check()
    await dialog(page).getByLabel('证件号码').fill('k12345678')
    await dialog(page).getByLabel('有效期至').fill('2040-01-01')
    await choose(page, photo)
    await expect(passport(page).getByRole('alert')).toBeVisible()
    expect(parts.map(({ index }) => index)).toEqual([0])
    await page.reload()
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toContain('K12345678')
  })

  await test.step('the draft is back, and the same picture continues', async () => {
    isCut = false
    await openForm(page)
    await expect(dialog(page).getByText('已恢复您未提交的内容。')).toBeVisible()
    await expect(dialog(page).getByLabel('证件号码')).toHaveValue('K12345678')
    await choose(page, photo)
    await expect(passport(page).getByText('已上传')).toBeVisible()
    expect(parts.map(({ index }) => index)).toEqual(parts.map((_, at) => at))
    const sent = Buffer.concat(parts.map(({ data }) => Buffer.from(data, 'base64')))
    expect(sent.length).toBeGreaterThan(KYC_CHUNK_BYTES)
    expect(photo.buffer.includes('GPSLatitude')).toBe(true)
    expect(sent.includes('GPSLatitude')).toBe(false)
    expect(sent.includes('Exif')).toBe(false)
  })

  await test.step('two reviews', async () => {
    await dialog(page).getByRole('button', { name: '提交审核' }).click()
    const level = page.getByRole('region', { name: 'L2 身份证件' })
    await expect(level.getByText(/^第 1 次审核中/)).toBeVisible()
    await control({ action: 'clock.jump', ms: 62_000 })
    await expect(level.getByText('已认证')).toBeVisible({ timeout: 20_000 })
  })
})

test('[MINE-KYC-3, MINE-KYC-5] shows live hints of the camera, refuses hostile files with one sentence each, and the edge refuses 50 MB', {
  tag: LONG_TAG,
}, async ({ page, context, watch }) => {
  watch.expectProblem(/^console: Failed to load resource/)
  await withoutPopUps(page)
  await withCamera(page)
  const { token } = await useNewMember(context, 'hos')
  await page.goto('/mine/userInfo/authentication')
  await page.getByRole('region', { name: 'L1 姓名与出生日期' }).getByRole('button', { name: '开始认证' }).click()
  await page.getByRole('dialog').getByLabel('真实姓名').fill('陈晓')
  await page.getByRole('dialog').getByRole('button', { name: '提交认证' }).click()
  await page.getByRole('region', { name: 'L2 身份证件' }).getByRole('button', { name: '开始认证' }).click()
  await dialog(page).getByRole('radio', { name: '护照' }).check()
  await test.step('the open camera names what the picture in view lacks, until it lacks nothing', async () => {
    await passport(page).getByRole('button', { name: '拍摄' }).click()
    const camera = page.getByRole('dialog', { name: '护照资料页' })
    await expect(camera.getByRole('status')).toHaveText(/画面有些模糊/)
    await page.evaluate(() => document.dispatchEvent(new Event('test:sharp')))
    await expect(camera.getByRole('status')).toHaveText('清晰、完整，可以拍摄')
    await camera.getByRole('button', { name: '拍摄' }).click()
    await expect(camera).toHaveCount(0)
    await expect(passport(page).getByText('已上传')).toBeVisible()
    // The camera is off again.
    expect(await page.evaluate(() => document.documentElement.dataset.camera)).toBe('off')
  })
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith(kycFileUpload.path)) sent += 1
  })
  const huge = Buffer.from('89504e470d0a1a0a0000000d4948445200004e2000004e200806000000', 'hex')
  for (const [buffer, sentence] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /不是 JPEG/],
    [Buffer.from('PK\u0003\u0004zip'), /不是 JPEG/],
    [Buffer.alloc(49 * 1024 * 1024, 1), /文件太大/],
    [huge, /像素过多/],
  ] as const) {
    await choose(page, { name: 'passport.jpg', mimeType: 'image/jpeg', buffer })
    await expect(passport(page).getByRole('alert')).toHaveText(sentence)
  }
  expect(sent).toBe(0)
  const answer = await fetch(EDGE_ORIGIN + kycFileUpload.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-token': token },
    body: JSON.stringify({ kind: 'passport', data: 'A'.repeat(50_000_000) }),
  })
  expect(answer.status).toBe(413)
})
