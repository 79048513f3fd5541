/** Codes that the page resolves itself, and codes shown in forms. */
import { STORAGE_KEY } from '@lantern/contract'
import { transfer } from '@lantern/contract/transfer'
import { expect, type Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { tapNumbers } from '../site/tap-numbers.ts'
import type { CodeTable, SiteCode } from './code-table.ts'
import { alert, amount, answer, MEMBER, noAlert, onRead, onSubmit, sentence, toast, WINDOW, wallet } from './rows.ts'

export const FORM_CODES = {
  // Resolved without the member
  10108: [
    onRead({ kind: 'code', code: 10108 }, { title: 'once: signed again, the member sees nothing', sees: wallet }),
    onRead(
      { kind: 'code', code: 10108, times: 2 },
      {
        title: 'again: a toast says to refresh',
        rules: 'PLAT-HTTP-5',
        sees: (page) => expect(toast(page, '签名校验失败，请刷新')).toBeVisible(),
      },
    ),
  ],
  22007: [
    onRead(
      { kind: 'code', code: 22007 },
      {
        title: 'retried with the device id of the session, the member sees nothing',
        rules: 'SHELL-AUTH-13',
        ready: (page) =>
          page.evaluate(
            (key) => localStorage.setItem('e2e:before', `${localStorage.getItem(key)}`),
            STORAGE_KEY.deviceId,
          ),
        sees: async (page) => {
          await wallet(page)
          const [before, after] = await page.evaluate(
            (key) => [localStorage.getItem('e2e:before'), localStorage.getItem(key)],
            STORAGE_KEY.deviceId,
          )
          expect(after).toBe(before)
        },
      },
    ),
  ],

  // Forms
  10001: [
    onSubmit(10001, '系统繁忙，请稍候', {
      title: 'a toast with the message, and the form keeps what was typed',
      rules: 'SHELL-ERR-8',
      sees: async (page) => {
        await expect(toast(page, '系统繁忙，请稍候')).toBeVisible()
        await expect(amount(page)).toHaveValue('1.00')
      },
      tidy: async () => undefined,
    }),
  ],
  10003: [
    onSubmit(
      10003,
      '参数错误',
      {
        title: 'each message is beside its field',
        rules: 'SHELL-ERR-9',
        sees: async (page) => {
          await expect(amount(page)).toHaveAttribute('aria-invalid', 'true')
          await expect(amount(page)).toHaveAccessibleDescription(/金额格式不正确/)
        },
        tidy: async () => undefined,
      },
      { fields: { amount: '金额格式不正确' } },
    ),
    onSubmit(10003, '提交的内容不完整', {
      title: 'without fields it is a toast',
      rules: 'SHELL-ERR-9',
      sees: (page) => expect(toast(page, '提交的内容不完整')).toBeVisible(),
      tidy: async () => undefined,
    }),
  ],
  301220: [
    onSubmit(301220, '礼物价格已更新', {
      title: 'not sent again; the screen that sent the request shows the message',
      sees: sentence('礼物价格已更新'),
      tidy: async () => undefined,
    }),
    {
      ...onSubmit(
        301220,
        '礼物价格已更新',
        {
          title: 'a purchase shows both prices, and is sent again at the new one after confirmation',
          rules: 'SHELL-ERR-17',
          sees: async (page) => {
            await expect(alert(page, '价格已变动')).toContainText(
              '灯笼：88.00 → 1,288.00。尚未提交，是否按新价格继续？',
            )
            const again = page.waitForRequest((request) => request.url().endsWith(transfer.path))
            await answer(page, '按新价格继续')
            expect((await again).postDataJSON()).toMatchObject({ amount: '1.00', price: '1288.00' })
            await page.waitForFunction(() => (window as unknown as { bought?: boolean }).bought === true)
          },
          tidy: async () => undefined,
        },
        { price: '1288.00', name: '灯笼' },
      ),
      act: buy,
    },
  ],
  10009: [
    onSubmit(10009, '版本过低', {
      title: 'the new version is offered, and the reload keeps what was typed',
      rules: 'SHELL-ERR-7',
      sees: async (page) => {
        await expect(alert(page, '有新版本')).toBeVisible()
        await page.evaluate(() => Object.assign(window, { before: true }))
        await answer(page, '刷新')
        await page.waitForFunction(() => !('before' in window))
        await expect(amount(page)).toHaveValue('1.00')
      },
      tidy: async () => undefined,
    }),
  ],
  6013: [
    onSubmit(
      6013,
      '系统将于明日维护',
      {
        title: 'an alert with the window, once a window',
        rules: 'SHELL-ERR-6',
        ready: (page) => page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEY.maintenanceSeen),
        sees: async (page) => {
          const seen = alert(page, '温馨提示')
          await expect(seen).toContainText('系统将于明日维护')
          await expect(seen).toContainText('01-01 10:00:00 – 01-01 12:00:00')
          await answer(page, '确定')
          await noAlert(page)
          const fault = { kind: 'code', match: transfer.path, userName: MEMBER } as const
          await control({ action: 'fault.set', ...fault, code: 6013, message: '系统将于明日维护', data: WINDOW })
          // The message of the first response is still visible.
          const second = page.waitForResponse((response) => response.url().includes(transfer.path))
          await answer(page, '转账')
          await second
          await expect(page.locator('main').getByRole('alert').filter({ hasText: '系统将于明日维护' })).toBeVisible()
          await control({ action: 'fault.set', ...fault, code: 10001, message: '哨兵' })
          await answer(page, '转账')
          await expect(toast(page, '哨兵')).toBeVisible()
          await noAlert(page)
        },
      },
      WINDOW,
    ),
  ],
  10409: [
    onRead(
      { kind: 'code', code: 10409, message: '请先完成安全验证' },
      {
        title: 'the check is opened, and the call is repeated once it is passed',
        rules: 'SHELL-ERR-10',
        sees: async (page) => {
          const check = page.getByRole('dialog', { name: '安全验证' })
          await check.getByRole('radio', { name: '点选' }).check({ force: true })
          await tapNumbers(page)
          await expect(check).toHaveCount(0)
          await wallet(page)
        },
      },
    ),
    onSubmit(10409, '请先完成安全验证', {
      title: 'closed unsolved: nothing is repeated, and the form shows why',
      rules: 'SHELL-ERR-10',
      sees: async (page) => {
        await page.getByRole('dialog', { name: '安全验证' }).getByRole('button', { name: '关闭' }).click()
        await sentence('请先完成安全验证')(page)
      },
      tidy: async () => undefined,
    }),
  ],
} satisfies Partial<CodeTable<SiteCode>>

/** Makes a purchase through the shared API client, since no screen sells anything yet: a transfer with a price. */
async function buy(page: Page): Promise<void> {
  await amount(page).fill('1.00')
  await page.evaluate((path) => {
    type Platform = { call(endpoint: object, input: object): Promise<unknown> }
    type Shared = Record<string, { lib(): Platform }[]>
    const federation = (
      globalThis as unknown as { __FEDERATION__: { __INSTANCES__: { options: { shared: Shared } }[] } }
    ).__FEDERATION__
    const platform = federation.__INSTANCES__.flatMap(({ options }) => options.shared['@lantern/platform'] ?? [])[0]
    const anything = { '~run': ({ value }: { value: unknown }) => ({ typed: true, value }) }
    const endpoint = { method: 'POST', path, kind: 'write', access: 'member', request: anything, response: anything }
    const input = { from: 'center', to: 'OBTY', amount: '1.00', price: '88.00', requestNo: crypto.randomUUID() }
    void platform
      ?.lib()
      .call(endpoint, input)
      .then(() => Object.assign(window, { bought: true }))
  }, transfer.path)
}
