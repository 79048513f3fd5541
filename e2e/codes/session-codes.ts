/** Codes that end or reject a session. */
import { venueList } from '@lantern/contract/games'
import { expect } from '@playwright/test'
import type { CodeTable, SiteCode } from './code-table.ts'
import { alert, answer, MEMBER, noAlert, onSubmit, TO_LOGIN, WINDOW } from './rows.ts'

export const SESSION_CODES = {
  6001: [
    onSubmit(
      6001,
      '您的账号已在另一设备登录',
      {
        title: 'the Notice shows time and device, once, then login and back',
        rules: 'SHELL-ERR-3',
        sees: async (page) => {
          const notice = alert(page, '提示通知')
          await expect(notice).toContainText('您的账号已在另一设备登录')
          await expect(notice).toContainText('01-01 10:00:00 · Chrome · Android')
          await page.keyboard.press('Escape')
          await expect(notice).toHaveCount(1)
          await answer(page, '确定')
          await expect(page).toHaveURL(TO_LOGIN)
          await noAlert(page)
          expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'token' }))
        },
      },
      { at: WINDOW.startTime, device: 'Chrome · Android' },
    ),
    {
      title: 'all parts of home are refused at once: one Notice, and "Not you?" leads to a new password',
      rules: 'PLAT-SES-6',
      as: MEMBER,
      at: '/',
      fault: { kind: 'code', code: 6001, message: '在别处登录', times: 0, userName: MEMBER },
      sees: async (page) => {
        await expect(alert(page, '提示通知')).toHaveCount(1)
        await answer(page, '不是本人？')
        await expect(page).toHaveURL('/user/password')
        await noAlert(page)
      },
    },
  ],
  10105: [
    onSubmit(10105, '密码已修改，请重新登录', {
      title: 'login at once, with the reason',
      rules: 'SHELL-SES-5',
      sees: async (page) => {
        await expect(page).toHaveURL(TO_LOGIN)
        await expect(page.getByRole('alert').filter({ hasText: '密码已修改，请重新登录' })).toBeVisible()
      },
    }),
  ],
  10004: [
    onSubmit(10004, '请先登录', {
      title: 'home from a protected path, with a link to log in and return',
      rules: 'SHELL-SES-4',
      sees: async (page) => {
        await expect(page).toHaveURL('/')
        await expect(page.getByRole('dialog', { name: '温馨提示' })).toContainText('请先登录')
        await page.getByRole('dialog').getByRole('button', { name: '登录' }).click()
        await expect(page).toHaveURL(TO_LOGIN)
      },
    }),
    {
      title: 'a public page stays, and the login is offered',
      rules: 'SHELL-SES-4',
      as: MEMBER,
      at: '/game/egame',
      fault: { kind: 'code', code: 10004, message: '请先登录', times: 0, match: venueList.path, userName: MEMBER },
      sees: async (page) => {
        const dialog = page.getByRole('dialog', { name: '温馨提示' })
        await dialog.getByRole('button', { name: '稍后' }).click()
        await expect(dialog).toHaveCount(0)
        await expect(page).toHaveURL('/game/egame')
      },
    },
  ],
  10104: [
    onSubmit(10104, '账号已被限制使用', {
      title: 'home, an alert with the message and a link to support',
      rules: 'SHELL-SES-6',
      sees: async (page) => {
        await expect(alert(page, '温馨提示')).toContainText('账号已被限制使用')
        await expect(page).toHaveURL('/')
        await answer(page, '联系客服')
        await expect(page).toHaveURL('/customer/main')
      },
    }),
  ],
  10102: [
    onSubmit(10102, '当前设备已被限制使用', {
      title: 'the alert titled hint with OK, then login',
      rules: 'SHELL-ERR-1',
      sees: async (page) => {
        await expect(alert(page, '提示')).toContainText('当前设备已被限制使用')
        await answer(page, '确定')
        await expect(page).toHaveURL(TO_LOGIN)
      },
    }),
  ],
} satisfies Partial<CodeTable<SiteCode>>
