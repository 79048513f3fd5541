/** What a member does on the login page, and what is brought about behind it. */
import { HEADER, STORAGE_KEY } from '@lantern/contract'
import { expect, type Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { PASSWORD } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'

/** Every code of a seed member. */
export const CODE = '123456'
/** After this another code may be sent. */
export const A_MINUTE_MS = 61_000

export const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
export const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true })
export const close = (page: Page) => page.getByRole('button', { name: '关闭' }).click()
export const stays = async () => undefined

/** Fills the form in and sends it. */
export const tryIn =
  (userName: string, password = PASSWORD) =>
  async (page: Page) => {
    await page.getByLabel('用户名').fill(userName)
    await page.getByLabel('密码', { exact: true }).fill(password)
    await submit(page).click()
  }
/** The browser is a device that nobody has seen. */
export async function asNewDevice(page: Page): Promise<void> {
  await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEY.deviceId)
  // The page that is open knows its own id by heart.
  await page.reload()
}
export const deviceOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', STORAGE_KEY.deviceId)

/** A call as a page of this device makes it. */
export async function asDevice(
  device: string,
  path: string,
  body: object,
): Promise<{ status_code: number; data: unknown }> {
  const answer = await fetch(EDGE_ORIGIN + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADER.deviceUuid]: device },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { status_code: number; data: unknown }
}

/** Wrong passwords for a name, with the image codes they need from the third on, from a device of their own. */
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

/** The account is proved on this device, so that nothing but the city can be new. */
export async function trustDevice(page: Page, userName: string): Promise<void> {
  await control({ action: 'clock.jump', ms: A_MINUTE_MS })
  const device = await deviceOf(page)
  const account = { userName, password: PASSWORD }
  const asked = await asDevice(device, '/site/api/v1/user/login', account)
  const { ticket } = asked.data as { ticket: string }
  await asDevice(device, '/site/api/v1/user/sms/send', { scene: 'login', ticket })
  await asDevice(device, '/site/api/v1/user/login', { ...account, ticket, smsCode: CODE })
}

export const sendCode = async (page: Page) => {
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
}
export const prove = async (page: Page, code = CODE) => {
  await page
    .getByRole('dialog')
    .getByLabel(/短信验证码/)
    .fill(code)
  await page.getByRole('button', { name: '确认并登录' }).click()
}
/** Taps the numbers in the order that the sandbox wants, or the other way round. */
export async function tapNumbers(page: Page, isRight: boolean): Promise<void> {
  const numbers = page.getByRole('group', { name: '按从小到大的顺序依次点按数字。' }).getByRole('button')
  await expect(numbers).toHaveCount(5)
  const labels = await numbers.allInnerTexts()
  const sorted = labels.toSorted((one, other) => (Number(one) - Number(other)) * (isRight ? 1 : -1))
  for (const label of sorted) await numbers.getByText(label, { exact: true }).click()
}

export const stepUp = (title: string, place: string) => async (page: Page) => {
  const asked = sheet(page, title)
  await expect(asked).toBeVisible()
  await expect(asked).toContainText(place)
  await expect(asked).toContainText('Linux · Chrome')
}
