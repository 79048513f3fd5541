/** Every code of a login and what the member sees. The sandbox produces real refusals wherever seeds or the control API allow it. */
import { expect, type Page, test } from '@playwright/test'
import { control } from '../site/control.ts'
import { PASSWORD } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { tapNumbers } from '../site/tap-numbers.ts'
import type { CodeCase, LoginCode } from './code-table.ts'
import {
  close,
  deviceOf,
  goThroughNames,
  guess,
  prove,
  sendCode,
  sheet,
  stays,
  stepUp,
  submit,
  tryIn,
} from './login-steps.ts'
import { type OwnMember, ownMember } from './own-member.ts'
import { runTable } from './run-table.ts'

const at = '/user/login'
const HARBIN = { zh: '哈尔滨', en: 'Harbin' }

const HERE = '本地网络'
const A_MINUTE_MS = 60_000

/** Never valid, because no code was sent. */
const NO_CODE = '000000'

const imageCase = (title: string, userName: string, rest: Partial<CodeCase> & Pick<CodeCase, 'sees'>): CodeCase => ({
  title,
  at,
  ready: async () => guess(userName, 2),
  act: tryIn(userName),
  ...rest,
})

/** A login of the row's member that requires a second factor. */
function stepUpCase(
  title: string,
  {
    rules,
    begin,
    sees,
  }: {
    rules: string
    begin: (member: OwnMember, page: Page) => Promise<unknown>
    sees: (member: OwnMember) => CodeCase['sees']
  },
): CodeCase {
  const member = ownMember()
  return { title, rules, at, ready: (page) => begin(member, page), act: member.tryIn, sees: sees(member) }
}

// Resets the simulated city.
test.afterEach(() => control({ action: 'visitor.place' }))

runTable<LoginCode>({
  6002: [
    {
      title: 'shown under the fields, without telling which of the two is wrong; in English too',
      rules: 'SHELL-AUTH-4',
      at,
      act: tryIn('ghost01', 'wrong-1'),
      sees: async (page) => {
        await expect(page.getByText('账号或密码错误')).toBeVisible()
        await expect(page.getByLabel('用户名')).toHaveValue('ghost01')
        await page.getByRole('button', { name: 'English' }).click()
        await expect(page.getByText('Wrong user name or password')).toBeVisible()
        await page.getByRole('button', { name: '中文' }).click()
      },
      tidy: stays,
    },
  ],
  6021: [
    imageCase('after two wrong passwords the picture is asked for', 'ghost02', {
      rules: 'SHELL-AUTH-5',
      sees: async (page) => {
        await expect(page.getByLabel('图形验证码')).toBeVisible()
        await expect(page.getByRole('button', { name: '换一张图' }).locator('img')).toBeVisible()
        await expect(page.getByLabel('密码', { exact: true })).toHaveValue(PASSWORD)
      },
    }),
  ],
  6022: [
    {
      title: 'a device that tries many names must slide, tap or listen',
      rules: 'SHELL-AUTH-6',
      at,
      ready: goThroughNames,
      act: tryIn('demo01'),
      sees: async (page) => {
        await expect(sheet(page, '安全验证')).toBeVisible()
        for (const name of ['滑动', '点选', '听音']) await expect(page.getByRole('radio', { name })).toBeVisible()
        await expect(page.getByRole('slider', { name: '灯笼的位置' })).toBeVisible()
      },
    },
  ],
  6023: [
    {
      title: 'failed: a new check appears; passing it logs in automatically',
      rules: 'SHELL-AUTH-6',
      at,
      ready: goThroughNames,
      act: async (page) => {
        await tryIn('demo01')(page)
        await sheet(page, '安全验证').locator('label', { hasText: '点选' }).click()
        await tapNumbers(page, 'wrong')
      },
      sees: async (page) => {
        await expect(page.getByText('验证未通过，请重试。')).toBeVisible()
        await tapNumbers(page)
        await expect(page).toHaveURL(`${EDGE_ORIGIN}/`)
      },
    },
  ],
  6024: [
    imageCase('a wrong picture code brings another picture and keeps the rest', 'ghost03', {
      rules: 'SHELL-AUTH-5',
      act: async (page) => {
        await tryIn('ghost03')(page)
        // The code is only valid once its picture has loaded.
        await expect(page.getByRole('button', { name: '换一张图' }).locator('img')).toBeVisible()
        await page.getByLabel('图形验证码').fill('none')
        await submit(page).click()
      },
      sees: async (page) => {
        await expect(page.getByText('验证码不正确，请看新图')).toBeVisible()
        await expect(page.getByLabel('图形验证码')).toHaveValue('')
        await expect(page.getByLabel('密码', { exact: true })).toHaveValue(PASSWORD)
      },
    }),
  ],
  6025: [
    stepUpCase('a known device in another city names the city', {
      rules: 'SHELL-AUTH-7',
      begin: async (member, page) => {
        await member.joinHere(page)
        await control({ action: 'visitor.place', city: HARBIN })
      },
      sees: () => stepUp('在新的地点登录', HARBIN.zh),
    }),
  ],
  6026: [
    stepUpCase('another device sends a code, and goes on home with it', {
      rules: 'SHELL-AUTH-7',
      begin: (member) => member.join(),
      sees: (member) => async (page) => {
        await stepUp('在新的设备登录', HERE)(page)
        await sendCode(page)
        await member.prove(page)
        await expect(page).toHaveURL(`${EDGE_ORIGIN}/`)
      },
    }),
  ],
  6027: [
    stepUpCase('another device in another city', {
      rules: 'SHELL-AUTH-7',
      begin: async (member) => {
        await member.join()
        await control({ action: 'visitor.place', city: HARBIN })
      },
      sees: () => stepUp('新的地点，新的设备', HARBIN.zh),
    }),
  ],
  6028: [
    stepUpCase('after a long absence a code, then the last login', {
      rules: 'SHELL-AUTH-8',
      begin: (member) => member.joinAndLeave(100),
      sees: (member) => async (page) => {
        await stepUp('好久不见', HERE)(page)
        await sendCode(page)
        await member.prove(page)
        // Registered by API, as this phone.
        await expect(sheet(page, '上次登录')).toContainText('iPhone · Safari')
        await page.getByRole('button', { name: '我知道了' }).click()
        await expect(page).toHaveURL(`${EDGE_ORIGIN}/`)
      },
    }),
  ],
  6029: [
    {
      title: 'blocked, with a case number and a link to support',
      rules: 'SHELL-AUTH-9',
      at,
      act: tryIn('risky01'),
      sees: async (page) => {
        await expect(page.getByRole('alert').filter({ hasText: /案件号 LC\d{8}/ })).toBeVisible()
        await expect(page.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/customer/main')
      },
      tidy: stays,
    },
  ],
  6035: [
    stepUpCase('an unauthorised device sends a code to the bound phone', {
      rules: 'SHELL-AUTH-10',
      begin: (member) => member.joinToAuthorise(),
      sees: () => async (page) => {
        await stepUp('授权此设备', HERE)(page)
        await sendCode(page)
      },
    }),
  ],
  6036: [
    stepUpCase('a wrong code says how many tries are left', {
      rules: 'SHELL-AUTH-10',
      begin: (member) => member.joinToAuthorise(),
      sees: () => async (page) => {
        await prove(page, NO_CODE)
        await expect(page.getByText('验证码错误，还可试 4 次')).toBeVisible()
      },
    }),
  ],
  6037: [
    stepUpCase('the fifth wrong code locks, with the time and the way to support', {
      rules: 'SHELL-AUTH-10',
      begin: (member) => member.joinToAuthorise(),
      sees: () => async (page) => {
        for (const left of [4, 3, 2, 1]) {
          await prove(page, NO_CODE)
          await expect(page.getByText(`验证码错误，还可试 ${left} 次`)).toBeVisible()
        }
        await prove(page, NO_CODE)
        await expect(page.getByText(/错误次数过多，已锁定至/)).toBeVisible()
        await expect(page.getByRole('button', { name: /^\d+:\d\d 后再试$/ })).toBeDisabled()
        await expect(sheet(page, '授权此设备').getByRole('link', { name: '联系客服' })).toBeVisible()
      },
    }),
  ],
  6038: [
    stepUpCase('an expired code: another one can be sent', {
      rules: 'SHELL-AUTH-10',
      begin: (member) => member.join(),
      sees: (member) => async (page) => {
        await sendCode(page)
        const code = await member.code()
        await control({ action: 'clock.jump', ms: 5 * A_MINUTE_MS })
        await prove(page, code)
        await expect(page.getByText('验证码已过期，请重新发送')).toBeVisible()
        await page.getByRole('button', { name: '重新发送' }).click()
        await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
      },
    }),
  ],
  6039: [
    stepUpCase('asked for too soon, the button counts down', {
      rules: 'SHELL-AUTH-10',
      begin: (member) => member.join(),
      sees: () => async (page) => {
        await sendCode(page)
        await close(page)
        await submit(page).click()
        await page.getByRole('button', { name: '发送验证码' }).click()
        await expect(page.getByText(/获取过于频繁/)).toBeVisible()
        await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
      },
    }),
  ],
  6501: [
    {
      title: 'locked: the button counts down and the message shows until when',
      rules: 'SHELL-AUTH-11',
      at,
      ready: () => guess('ghost04', 5),
      act: tryIn('ghost04'),
      sees: async (page) => {
        await expect(page.getByRole('button', { name: /^\d+:\d\d 后再试$/ })).toBeDisabled()
        await expect(page.getByRole('alert').filter({ hasText: '找回密码' })).toBeVisible()
      },
    },
  ],
  900000: [
    imageCase('a picture that does not come can be tapped again, and other checks are offered', 'ghost05', {
      rules: 'SHELL-AUTH-12',
      fault: { kind: 'code', code: 900_000, match: '/user/imageCode', times: 0 },
      sees: async (page) => {
        await page.getByRole('button', { name: '图片加载失败，可换一种验证方式' }).click()
        await expect(sheet(page, '安全验证')).toBeVisible()
        await close(page)
        await control({ action: 'fault.clear' })
        await page.getByRole('button', { name: '点击重试' }).click()
        await expect(page.getByRole('button', { name: '换一张图' }).locator('img')).toBeVisible()
      },
    }),
  ],
})

runTable<10102 | 10104 | 22007>({
  10102: [
    {
      title: 'a blocked device at login: the alert titled 提示',
      at,
      act: tryIn('devblk1'),
      sees: async (page) => {
        await expect(page.getByRole('alertdialog', { name: '提示' })).toContainText('当前设备已被限制使用')
        await page.getByRole('button', { name: '确定' }).click()
        await expect(page).toHaveURL(/\/user\/login/)
      },
      tidy: stays,
    },
  ],
  10104: [
    {
      title: 'a blocked account at login: on the form, with a link to support',
      at,
      act: tryIn('blocked1'),
      sees: async (page) => {
        await expect(page.getByRole('alert').filter({ hasText: '账号已被限制使用' })).toBeVisible()
        await expect(page.getByRole('link', { name: '联系客服' })).toBeVisible()
      },
      tidy: stays,
    },
  ],
  22007: [
    {
      title: 'a device id that the server does not find is replaced, and the login continues',
      rules: 'SHELL-AUTH-13',
      at,
      fault: { kind: 'code', code: 22_007, match: '/user/login' },
      act: async (page) => {
        const before = await deviceOf(page)
        await tryIn('limit01')(page)
        await expect(page).toHaveURL(`${EDGE_ORIGIN}/`)
        expect(await deviceOf(page)).not.toBe(before)
      },
      sees: stays,
    },
  ],
})
