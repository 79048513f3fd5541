/** Steps on the login page, and the server state behind them. */
import { HEADER, STORAGE_KEY } from '@lantern/contract'
import { expect, type Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { PASSWORD } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'

export const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
export const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true })
export const close = (page: Page) => page.getByRole('button', { name: '关闭' }).click()
export const stays = async () => undefined

/** Fills in the login form and submits it. */
export const tryIn =
  (userName: string, password = PASSWORD) =>
  async (page: Page) => {
    await page.getByLabel('用户名').fill(userName)
    await page.getByLabel('密码', { exact: true }).fill(password)
    await submit(page).click()
  }
/** Makes the browser an unknown device. */
export async function asNewDevice(page: Page): Promise<void> {
  await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEY.deviceId)
  // The open page holds its device id in memory.
  await page.reload()
}
/** The device id of the browser. A page that has sent no request yet has none and adopts a stored one. */
export const deviceOf = (page: Page): Promise<string> =>
  page.evaluate((key) => {
    const id = localStorage.getItem(key) ?? crypto.randomUUID()
    localStorage.setItem(key, id)
    return id
  }, STORAGE_KEY.deviceId)

/** Sends a request as this device. */
async function asDevice(device: string, path: string, body: object): Promise<{ status_code: number; data: unknown }> {
  const answer = await fetch(EDGE_ORIGIN + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADER.deviceUuid]: device },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { status_code: number; data: unknown }
}

/** Makes the next login from the browser require the behaviour check (6022). */
export async function goThroughNames(page: Page): Promise<void> {
  const device = await deviceOf(page)
  // Fresh names, because a name guessed twice requires an image code before it counts again.
  const list = Math.random().toString(36).slice(2, 8)
  for (const place of [1, 2, 3, 4])
    await asDevice(device, '/site/api/v1/user/login', { userName: `${list}${place}`, password: 'wrong-1' })
}

/** Sends wrong passwords for a name from another device, with image codes from the third attempt on. */
export async function guess(userName: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const body: Record<string, string> = { userName, password: 'wrong-1' }
    if (count >= 2) {
      const image = await fetch(`${EDGE_ORIGIN}/site/api/v1/user/imageCode`)
      body.imageId = ((await image.json()) as { data: { imageId: string } }).data.imageId
      const { imageCodes } = (await control({ action: 'state' })) as { imageCodes: { id: string; code: string }[] }
      body.imageCode = imageCodes.find(({ id }) => id === body.imageId)?.code ?? ''
    }
    await asDevice(`guess-${userName}`, '/site/api/v1/user/login', body)
  }
}

export const sendCode = async (page: Page) => {
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
}
export const prove = async (page: Page, code: string) => {
  await page
    .getByRole('dialog')
    .getByLabel(/短信验证码/)
    .fill(code)
  await page.getByRole('button', { name: '确认并登录' }).click()
}
export const stepUp = (title: string, place: string) => async (page: Page) => {
  const asked = sheet(page, title)
  await expect(asked).toBeVisible()
  await expect(asked).toContainText(place)
  await expect(asked).toContainText('Linux · Chrome')
}
