/** Transport faults (spec 8, transport) on a form that shows the result immediately. */
import { login } from '@lantern/contract/user'
import { expect, type Page } from '@playwright/test'
import type { CodeCase, CodeTable, Fault, TransportFault } from './code-table.ts'

const ABNORMAL = '网络异常，请稍后重试'

function onLogin(
  title: string,
  sentence: string,
  fault?: Omit<Fault, 'match'>,
  before?: (page: Page) => Promise<unknown>,
): CodeCase {
  return {
    title,
    at: '/user/login',
    ...(fault && { fault: { ...fault, match: login.path } }),
    act: async (page) => {
      await before?.(page)
      await page.getByLabel('用户名').fill('nobody1')
      await page.getByLabel('密码', { exact: true }).fill('Test@1234')
      await page.getByRole('button', { name: '登录', exact: true }).click()
    },
    sees: async (page) => {
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
      await expect(page.getByLabel('用户名')).toHaveValue('nobody1')
    },
    // Clears the message, so that the next one is new.
    tidy: async (page) => {
      await page.unroute(`**${login.path}`)
      await page.context().setOffline(false)
    },
  }
}

export const TRANSPORT: CodeTable<TransportFault> = {
  'http 403 Forbidden': [
    onLogin('technical words become network abnormal', ABNORMAL, { kind: 'http', status: 403, message: 'Forbidden' }),
  ],
  'http 404': [
    onLogin('the status text as given', 'Not Found', { kind: 'http', status: 404, message: 'nothing here' }),
  ],
  'http 500': [onLogin('the status text as given', 'Internal Server Error', { kind: 'http', status: 500 })],
  html: [onLogin('a page instead of an answer', ABNORMAL, { kind: 'html' })],
  'http 504': [
    onLogin('a gateway that waited too long is a timeout', '连接超时，请稍后再试', { kind: 'http', status: 504 }),
  ],
  'empty message': [onLogin('a refusal without words', '未知业务异常', { kind: 'code', code: 987_654, message: '' })],
  terminated: [
    onLogin('the connection breaks while online', '连接已中断，请检查网络后重试', undefined, (page) =>
      page.route(`**${login.path}`, (route) => route.abort('connectionreset')),
    ),
  ],
  offline: [
    onLogin('the device is offline', '网络已断开，请检查网络后重试', undefined, (page) =>
      page.context().setOffline(true),
    ),
  ],
}
