/** Wire format of the page (spec 3, 7): signatures with their fallbacks, encrypted responses, pre-info. */
import { createHmac } from 'node:crypto'
import { API_VERSION, HEADER, SITE_ID, STORAGE_KEY } from '@lantern/contract'
import { SANDBOX_SIGNING_KEY, signingText } from '@lantern/contract/signing'
import { preInfo, sec, webTerminal } from '@lantern/contract/site'
import { memberInfo } from '@lantern/contract/user'
import type { Page, Request } from '@playwright/test'
import { control } from '../site/control.ts'
import { useMember } from '../site/member-session.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

/** Simulates plain HTTP in a local network: without WebCrypto the signing module fails. */
const withoutWebCrypto = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true }))

const expected = (device: string): string =>
  createHmac('sha256', SANDBOX_SIGNING_KEY)
    .update(signingText('/site/api', SITE_ID, API_VERSION, device))
    .digest('base64')

/** The signature of the next request in its group, triggered by the login page. */
async function signatureOf(page: Page): Promise<{ signature: string; device: string }> {
  const call = page.waitForRequest((request) => new URL(request.url()).pathname === memberInfo.path)
  await page.goto('/mine')
  const headers = await (await call).allHeaders()
  return { signature: headers[HEADER.signature] ?? '', device: headers[HEADER.deviceUuid] ?? '' }
}

test('[PLAT-HTTP-7, PLAT-HTTP-8] signatures come from the module, otherwise from the stored table, otherwise they are empty', async ({
  page,
  context,
}) => {
  await declinePopUps(page)
  await useMember(context, 'muted01')
  const made = await signatureOf(page)
  expect(made.signature).toBe(expected(made.device))
  // The table is written when the page is idle.
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY.signatureTable), { timeout: 20_000 })
    .not.toBeNull()
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY.signatureTable)).not.toContain(
    made.signature,
  )

  await withoutWebCrypto(page)
  expect(await signatureOf(page)).toEqual(made)
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()

  await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEY.signatureTable)
  expect(await signatureOf(page)).toEqual({ ...made, signature: '' })
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()

  await test.step('[PLAT-HTTP-5] a stored signature that the server refuses is dropped and the request repeated', async () => {
    await control({ action: 'fault.set', id: 'sign', kind: 'code', code: 10108, match: memberInfo.path, times: 1 })
    const asked: string[] = []
    page.on('request', (request) => request.url().includes(memberInfo.path) && asked.push(request.url()))
    await page.goto('/mine')
    await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
    // The hub shows its last figures before the answer.
    await expect.poll(() => asked.length).toBeGreaterThan(1)
  })
})

test('[PLAT-HTTP-9, PLAT-HTTP-10] member info arrives encrypted and is shown; the decryption code is not in the first load', async ({
  page,
  context,
}) => {
  await declinePopUps(page)
  const { userName } = await useMember(context, 'limit01')
  const scripts: string[] = []
  page.on('request', (request: Request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === memberInfo.path)
  const keys = page.waitForResponse((response) => new URL(response.url()).pathname === sec.path)
  await page.goto('/mine')
  const info = await answer
  expect(info.headers()[HEADER.encrypted]).toBe('1')
  expect((await info.request().allHeaders())[HEADER.user]).not.toContain(userName)
  const { data } = (await info.json()) as { data: unknown }
  expect(data).toMatch(/^[A-Za-z0-9+/]{64,}=*$/)
  expect(Buffer.from(String(data), 'base64').toString('latin1')).not.toContain(userName)
  await keys
  await expect(page.getByText(userName).first()).toBeVisible()

  const first = await page.evaluate(async () => {
    const initial = [...document.querySelectorAll<HTMLScriptElement>('head script[src]')].map(({ src }) => src)
    return Promise.all(initial.map(async (src) => (await fetch(src)).text()))
  })
  // Compares booleans to keep whole bundles out of the error message.
  for (const text of first) expect(/Snell Roundhand|createEncryptor/.test(text)).toBe(false)
})

test('[SHELL-BOOT-1, SHELL-BOOT-2, WIRE-48] pre-info is cached and used with a notice while the server is unreachable', async ({
  page,
  watch,
}) => {
  await declinePopUps(page)
  const terminal = page.waitForRequest((request) => new URL(request.url()).pathname === webTerminal.path)
  await page.goto('/')
  expect((await (await terminal).allHeaders())[HEADER.platform]).toBe('6')
  const title = await page.title()
  const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), STORAGE_KEY.preInfo)
  expect(kept).toMatchObject({ SiteBaseConfigVo: { title: expect.any(String) }, ip: expect.any(String) })

  watch.expectProblem(/^console: Failed to load resource/)
  // No data from the edge and no response.
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      /(<script type="application\/json"[^>]*>)(.*?)(<\/script>)/s,
      (_all, open, text, close) => `${open}${JSON.stringify({ ...JSON.parse(text), preInfo: null })}${close}`,
    )
    await route.fulfill({ response: answer, body })
  })
  await page.route(`**${preInfo.path}`, (route) => route.fulfill({ status: 502, body: '' }))
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByText('暂时联系不上服务器，站点信息可能不是最新')).toBeVisible()
  await expect(page).toHaveTitle(title)
  await page.unroute(`**${preInfo.path}`)
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === preInfo.path)
  await page.clock.runFor(16_000)
  expect((await asked).postDataJSON()).toEqual({ platformType: 6 })
  await expect(page.getByText('暂时联系不上服务器，站点信息可能不是最新')).toHaveCount(0)
})
