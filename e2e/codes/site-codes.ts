/** Success, codes about the whole site, and codes that are shown in a specific place. */
import { STORAGE_KEY } from '@lantern/contract'
import { depositCreate } from '@lantern/contract/deposit'
import { venueList } from '@lantern/contract/games'
import { transRecords } from '@lantern/contract/records'
import { transfer } from '@lantern/contract/transfer'
import { expect } from '@playwright/test'
import { control } from '../site/control.ts'
import type { CodeCase, CodeTable, SiteCode } from './code-table.ts'
import { amount, answer, MEMBER, onRead, onSubmit, sentence, TRANSFER, wallet } from './rows.ts'

export const SITE_CODES = {
  6000: [onRead({ kind: 'slow', ms: 1 }, { title: 'success: the page shows its data', sees: wallet })],
  0: [
    {
      title: 'success by its general code: the page shows its data',
      as: MEMBER,
      at: '/mine/record/transRecord',
      fault: {
        kind: 'code',
        code: 0,
        message: '',
        data: {
          list: [],
          total: 0,
          hasMore: false,
          totals: { deposit: '0.00', withdraw: '0.00', net: '0.00', netLifetime: '0.00' },
        },
        match: transRecords.path,
      },
      sees: async (page) => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main')).toContainText('这段时间没有记录')
        await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
      },
    },
  ],

  // The whole site
  6014: [
    {
      title: 'the maintenance page, and back to the same form afterwards',
      rules: 'SHELL-ERR-6',
      as: MEMBER,
      at: TRANSFER,
      act: async (page) => {
        await amount(page).fill('1.00')
        await control({ action: 'site.maintenance', status: 0 })
        // Another request may receive the code first and close the form.
        await page
          .getByRole('button', { name: '转账', exact: true })
          .click({ timeout: 2_000 })
          .catch(() => undefined)
      },
      sees: async (page) => {
        await expect(page).toHaveURL('/other/maintenance')
        await control({ action: 'site.maintenance', status: 1 })
        // A late dialog of the previous row may cover the page. The page also polls and may have navigated by now.
        const late = page.getByRole('alertdialog').getByRole('button', { name: '确定' })
        if (await late.isVisible()) await late.click()
        await page
          .getByRole('button', { name: '重新检测' })
          .click({ timeout: 2_000 })
          .catch(() => undefined)
        await expect(page).toHaveURL(TRANSFER)
        await expect(amount(page)).toBeVisible()
      },
    },
  ],
  6031: [
    onSubmit(6031, '', {
      title: 'the restriction page as access-caveat',
      rules: 'SHELL-ERR-4',
      sees: (page) => expect(page).toHaveURL('/other/restrictionIp?name=access-caveat'),
    }),
    downloadClient(6031),
  ],
  6033: [
    onSubmit(6033, '', {
      title: 'the restriction page as access-caveat',
      rules: 'SHELL-ERR-4',
      sees: (page) => expect(page).toHaveURL('/other/restrictionIp?name=access-caveat'),
    }),
    downloadClient(6033),
  ],
  6032: [
    onSubmit(6032, '', {
      title: 'access-alert, whose "continue" sets isGo: then the same code no longer redirects',
      rules: 'SHELL-ERR-5',
      sees: async (page) => {
        await expect(page).toHaveURL('/other/restrictionIp?name=access-alert')
        await page.getByRole('button', { name: '继续' }).click()
        await expect(page).not.toHaveURL(/restrictionIp/)
        await page.goto(TRANSFER)
        await control({ action: 'fault.set', kind: 'code', code: 6032, message: '受限', match: transfer.path })
        await amount(page).fill('1.00')
        await answer(page, '转账')
        await sentence('受限')(page)
        await expect(page).toHaveURL(TRANSFER)
        await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEY.isGo)
      },
      tidy: async () => undefined,
    }),
    downloadClient(6032),
  ],

  // Shown in a specific place
  600101: [
    {
      title: 'the lobby shows that its venues are closed, and the rest of the page works',
      as: MEMBER,
      at: '/game/realbet',
      fault: { kind: 'code', code: 600101, message: '真人场馆维护中', times: 0, match: venueList.path },
      sees: async (page) => {
        await expect(page.locator('main')).toContainText('真人场馆维护中')
        await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
      },
    },
  ],
  244102: [
    {
      title: 'an unfinished order: the deposit page links to it',
      as: MEMBER,
      at: '/mine/finance/deposit',
      fault: {
        kind: 'code',
        code: 244102,
        message: '您有未完成的极速订单',
        data: { orderNo: 'D0000000001' },
        match: depositCreate.path,
        userName: MEMBER,
      },
      act: async (page) => {
        await page.getByLabel('存款金额').fill('300')
        await answer(page, '下一步')
        await page.getByRole('button', { name: /我知道了/ }).click({ timeout: 15_000 })
      },
      sees: async (page) => {
        await expect(page.locator('main').getByRole('alert').filter({ hasText: '您有未完成的极速订单' })).toBeVisible()
        await expect(page.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', /orderNo=D0000000001$/)
      },
    },
  ],
} satisfies Partial<CodeTable<SiteCode>>

/** The download client is exempt from the restriction pages and stays on its page (spec 8). */
function downloadClient(code: number): CodeCase {
  return {
    title: 'not for the download client',
    rules: code === 6032 ? 'SHELL-ERR-5' : 'SHELL-ERR-4',
    at: '/download-page',
    fault: { kind: 'code', code, message: '', times: 0 },
    sees: async (page) => {
      // The page would navigate 350 ms after the last refusal.
      await page.waitForLoadState('networkidle')
      await expect(page).toHaveURL('/download-page')
    },
  }
}
