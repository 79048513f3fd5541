/** Start and end of a session in the browser (spec 4, 6, 8; screens.md 2 and G3). */
import { STORAGE_KEY } from '@lantern/contract'
import { login as loginPage } from '../pages/auth.ts'
import { control } from '../site/control.ts'
import { newMember, PASSWORD, useMember, useNewMember } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

/** The browser logs every 4xx that the page handles. */
const REFUSED = /^console: Failed to load resource: the server responded with a status of 4\d\d/

test('[SHELL-ERR-3, SHELL-DLG-9] a login elsewhere: the first browser shows the notice once, then the login page', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(REFUSED)
  await declinePopUps(page)
  await useMember(context, 'inviter1')
  await page.goto('/mine')
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()

  await loginElsewhere('inviter1')
  // Several parallel requests are refused; the member sees one notice.
  await page.getByRole('link', { name: '钱包' }).click()
  const notice = page.getByRole('alertdialog', { name: '提示通知' })
  await expect(notice).toHaveCount(1)
  await expect(notice).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'token' }))
})

test('[SHELL-SES-1] a protected deep link leads through login to its target', async ({ page }) => {
  await declinePopUps(page)
  await page.goto('/mine/record/transRecord?type=2')
  await expect(page).toHaveURL(`/user/login?redirect=${encodeURIComponent('/mine/record/transRecord?type=2')}`)
  await loginPage(page, 'audit01')
  await expect(page).toHaveURL('/mine/record/transRecord?type=2')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[SHELL-SES-8] a redirect to another site is not followed', async ({ page }) => {
  await declinePopUps(page)
  await page.goto(`/user/login?redirect=${encodeURIComponent('//evil.example/mine')}`)
  await loginPage(page, 'audit01')
  await expect(page).toHaveURL('/')
})

test('[SHELL-AUTH-4, SHELL-AUTH-5] a wrong password stays on the form, and after two an image code is required', async ({
  page,
  watch,
}) => {
  watch.expectProblem(REFUSED)
  const { userName } = await newMember('pw')
  await page.goto('/user/login')
  const name = page.getByLabel('用户名')
  const password = page.getByLabel('密码', { exact: true })
  const submit = page.getByRole('button', { name: '登录', exact: true })

  await name.fill(userName)
  await password.fill('Wrong@1234')
  await submit.click()
  await expect(page.getByText('账号或密码错误')).toBeVisible()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveAccessibleDescription(/账号或密码错误/)
  await expect(name).toHaveValue(userName)

  await submit.click()
  const image = page.getByLabel('图形验证码')
  await password.fill(PASSWORD)
  await submit.click()
  await expect(image).toBeVisible()
  // The code exists once its picture has loaded.
  await expect(page.getByRole('button', { name: '换一张图' }).locator('img')).toBeVisible()
  const { imageCodes } = (await control({ action: 'state' })) as { imageCodes: { code: string }[] }
  await image.fill(imageCodes.at(-1)?.code ?? '')
  await submit.click()
  // The password is right now; the unknown device is verified next.
  await expect(page.getByRole('dialog')).toContainText(/验证/)
})

test('[SHELL-SES-7, SHELL-SES-2] signing out in one tab ends the session in the other when it gets the focus', async ({
  page,
  context,
  watch,
}) => {
  // The other tab may send a request before it gets the focus.
  watch.expectProblem(REFUSED)
  await declinePopUps(page)
  const { userName } = await useNewMember(context)
  await page.goto('/mine')
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
  const other = await context.newPage()
  await declinePopUps(other)
  await other.goto('/mine/finance/wallet')
  await expect(other.locator('[data-remote="mine"][data-state="here"]')).toBeVisible()

  await page.bringToFront()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page).not.toHaveURL(/\/mine/)
  await other.bringToFront()
  // It may already be navigating after the storage event.
  await other.evaluate(() => dispatchEvent(new Event('focus'))).catch(() => undefined)
  // If it notices the missing token first, it goes to login with a redirect; if the server refuses first, it goes home (spec 8, 10004).
  await expect(other).toHaveURL(/\/(user\/login\?redirect=%2Fmine%2Ffinance%2Fwallet)?$/)
  await expect(other.getByText(userName)).toHaveCount(0)
  await expect(other.locator('[data-remote="mine"]')).toHaveCount(0)
  await other.close()
})

for (const name of ['token', 'appdown-token']) {
  test(`[SHELL-INTAKE-1] ?${name}= starts a session and is removed from the URL immediately`, async ({ page }) => {
    await declinePopUps(page)
    // The app passes a token that is not bound to a device yet.
    const { token, userName } = await newMember('tok', { device: '' })
    await page.goto(`/mine?${name}=${token}&from=app`)
    await expect(page).toHaveURL('/mine?from=app')
    await expect(page.getByText(userName).first()).toBeVisible()
    expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY.token)).toBe(token)
    expect(await page.evaluate(() => history.state)).not.toEqual(expect.stringContaining(token))
  })
}

async function loginElsewhere(userName: string): Promise<void> {
  const answer = await fetch(`${EDGE_ORIGIN}/site/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device-uuid': crypto.randomUUID() },
    body: JSON.stringify({ userName, password: PASSWORD }),
  })
  expect(((await answer.json()) as { status_code: number }).status_code).toBe(6000)
}
