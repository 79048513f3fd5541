/** Creating and using a passkey with Chromium's virtual authenticator. */
import { COOKIE, type DataOf, STORAGE_KEY } from '@lantern/contract'
import { passkeyList, passkeyOptions, passkeyRegisterOptions, passkeyRemove } from '@lantern/contract/passkeys'
import { fundPasswordSet } from '@lantern/contract/security'
import { kycSubmit } from '@lantern/contract/user'
import type { CDPSession, Page } from '@playwright/test'
import { asNewDevice, sheet } from '../codes/login-steps.ts'
import { ownMember } from '../codes/own-member.ts'
import { post, useMember } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { rejectOpenWithdrawal } from '../site/reject-open-withdrawal.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { smsCodeOf } from '../site/sms-codes.ts'
import { expect, test } from '../site/watched-page.ts'

type ScreenLock = {
  present(on: boolean): Promise<unknown>
  /** Whether the member's finger, face or PIN is accepted. */
  unlocks(on: boolean): Promise<unknown>
  /** The passkeys on the phone. */
  keys(): Promise<{ rpId?: string; isResidentCredential: boolean; signCount: number }[]>
}

/**
 * Simulates a phone with a screen lock. While user presence is off, autofill keeps waiting, as it does until a member picks a passkey.
 * A request that reaches the authenticator without user presence is never answered, so set presence before.
 */
async function withScreenLock(page: Page): Promise<ScreenLock> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  })
  return {
    present: (enabled) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    unlocks: (isUserVerified) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    keys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

/** Marks the document when autofill waits for a passkey. */
async function markAutofill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A blank page has no `credentials`.
    if (!navigator.credentials) return
    const get = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = (options) => {
      if (options?.mediation === 'conditional') document.documentElement.dataset.autofill = 'waits'
      return get(options)
    }
  })
}

const autofillWaits = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-autofill', 'waits')

/** Holds the next challenge response back. @returns `asked` resolves when the page requests it; `give` releases it */
async function holdChallenge(page: Page): Promise<{ asked: Promise<void>; give(): void }> {
  const asked = Promise.withResolvers<void>()
  const given = Promise.withResolvers<void>()
  await page.route(
    `**${passkeyOptions.path}`,
    async (route) => {
      asked.resolve()
      await given.promise
      await route.continue()
    },
    { times: 1 },
  )
  return { asked: asked.promise, give: given.resolve }
}

async function signedOut(page: Page): Promise<void> {
  // An open page would keep requesting data without a session.
  await page.goto('about:blank')
  await page.context().clearCookies({ name: COOKIE.token })
  await page.goto('/user/login')
}

test.setTimeout(240_000)

test('[SHELL-AUTH-18, SBX-29, MINE-SEC-9] a passkey is offered after a code, logs in by its button, passes a step-up, works by autofill, and confirms in place of the fund password', {
  tag: LONG_TAG,
}, async ({ page }) => {
  await withoutPopUps(page)
  const member = ownMember()
  await member.join()
  const lock = await withScreenLock(page)
  await markAutofill(page)
  await page.goto('/user/login')

  // The passkey offer follows a login by code.
  await page.getByRole('tab', { name: '手机登录' }).click()
  await page.getByLabel('手机号').fill(member.phone)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await page.getByLabel('短信验证码').fill(await smsCodeOf(member.phone))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(sheet(page, '下次免验证码登录')).toBeVisible()
  await lock.present(true)
  await page.getByRole('button', { name: '创建通行密钥' }).click()
  await expect(page.getByText('通行密钥已创建，下次登录可直接使用')).toBeVisible()
  await lock.present(false)

  await signedOut(page)
  await autofillWaits(page)
  const challenge = await holdChallenge(page)
  await page.getByRole('button', { name: '使用通行密钥登录' }).click()
  await challenge.asked
  await lock.present(true)
  challenge.give()
  await expect(page).toHaveURL(`${EDGE_ORIGIN}/`)
  await lock.present(false)

  // The account has a known device now; the passkey verifies the new one.
  await signedOut(page)
  await asNewDevice(page)
  await autofillWaits(page)
  await member.tryIn(page)
  await expect(sheet(page, '在新的设备登录')).toBeVisible()
  await lock.present(true)
  await page.getByRole('button', { name: '用通行密钥确认' }).click()
  await expect(page).toHaveURL(`${EDGE_ORIGIN}/`)

  // The virtual authenticator selects the autofill entry as soon as the user is present.
  await signedOut(page)
  await expect(page).toHaveURL(`${EDGE_ORIGIN}/`)

  await test.step('confirms a payout account in place of the fund password', async () => {
    const [token, device] = await page.evaluate(
      ([tokenKey, deviceKey]) => [localStorage.getItem(tokenKey) ?? '', localStorage.getItem(deviceKey) ?? ''],
      [STORAGE_KEY.token, STORAGE_KEY.deviceId] as const,
    )
    const own = { token, device }
    await post(kycSubmit.path, { level: 1, fields: { realName: '林晚晴' }, requestNo: crypto.randomUUID() }, own)
    await post(fundPasswordSet.path, { pwd: '284915' }, own)
    await page.goto('/mine/addKOIpayCard')
    // One member only may bind an address, and a retry is another member.
    await page.getByLabel('地址', { exact: true }).fill(`K0IpayAddress${member.phone}`)
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('button', { name: '发送验证码' }).click()
    await expect(page.getByRole('button', { name: /秒/ })).toBeVisible()
    await page.getByLabel('短信验证码').fill(await smsCodeOf(member.phone))
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '改用通行密钥确认' }).click()
    await expect(page.getByText('已用通行密钥确认')).toBeVisible()
    await page.getByRole('button', { name: '提交', exact: true }).click()
    await expect(page).toHaveURL(/\/mine\/koipayAcount$/)
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

let seedToken = ''
// A retry, and other journeys of this seed member, need it without a passkey and with all of its money.
test.afterEach(async () => {
  if (seedToken === '') return
  const { list } = await post<DataOf<typeof passkeyList>>(passkeyList.path, {}, { token: seedToken })
  for (const { id } of list) await post(passkeyRemove.path, { id }, { token: seedToken })
  await rejectOpenWithdrawal(seedToken)
})

test('[MINE-SEC-2, MINE-SEC-9, SBX-29, SBX-SEC-8] the security page creates one passkey per device, which confirms a withdrawal in place of the fund password until it is removed', async ({
  page,
  context,
}) => {
  await withoutPopUps(page)
  // With 100.00 and a card. No step of this journey knows the fund password.
  seedToken = (await useMember(context, 'mod0001')).token
  const lock = await withScreenLock(page)
  await lock.present(true)
  const passkeys = page.getByRole('region', { name: '通行密钥' })
  const create = passkeys.getByRole('button', { name: '在此设备创建' })
  const remove = passkeys.getByRole('button', { name: /^移除 / })
  await page.goto('/mine/security')
  await expect(passkeys.getByText('还没有通行密钥')).toBeVisible()

  await test.step('a refused screen lock creates none', async () => {
    await lock.unlocks(false)
    const asked = page.waitForResponse((answer) => answer.url().endsWith(passkeyRegisterOptions.path))
    await create.click()
    await asked
    await expect(create).toBeEnabled()
    await expect(passkeys.getByText('还没有通行密钥')).toBeVisible()
    expect(await lock.keys()).toEqual([])
    await lock.unlocks(true)
  })

  await test.step('creates one for this host, and no second one on the same device', async () => {
    await create.click()
    await expect(page.getByText('通行密钥已创建', { exact: true })).toBeVisible()
    await expect(remove).toHaveCount(1)
    await expect(page.getByText(/前的取款需人工复核$/)).toBeVisible()
    const host = new URL(EDGE_ORIGIN).hostname
    expect(await lock.keys()).toEqual([expect.objectContaining({ rpId: host, isResidentCredential: true })])
    await create.click()
    await expect(page.getByText('此设备已有您的通行密钥', { exact: true })).toBeVisible()
    await expect(remove).toHaveCount(1)
    expect(await lock.keys()).toHaveLength(1)
  })

  await test.step('confirms a withdrawal', async () => {
    await page.goto('/mine/finance/withdrawal')
    await page.getByLabel('取款金额').fill('100')
    await page.getByRole('button', { name: '改用通行密钥确认' }).click()
    await expect(page.getByText('已用通行密钥确认')).toBeVisible()
    await expect(page.getByLabel('资金密码')).toHaveCount(0)
    await page.getByRole('button', { name: '提交取款' }).click()
    await expect(page).toHaveURL(/orderNo=/)
    expect((await lock.keys())[0]?.signCount).toBeGreaterThan(0)
    await rejectOpenWithdrawal(seedToken)
  })

  await test.step('is removed, and then confirms nothing', async () => {
    await page.goto('/mine/security')
    await expect(passkeys.getByText(/使用$/)).toBeVisible()
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: '移除', exact: true }).click()
    await expect(passkeys.getByText('还没有通行密钥')).toBeVisible()
    await page.reload()
    await expect(passkeys.getByText('还没有通行密钥')).toBeVisible()
    await page.goto('/mine/finance/withdrawal')
    await expect(page.getByLabel('资金密码')).toBeVisible()
    await expect(page.getByRole('button', { name: '改用通行密钥确认' })).toHaveCount(0)
  })
})
