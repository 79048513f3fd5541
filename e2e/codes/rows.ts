/** Common rows of the code tables: submitting a money form and loading a page, with their assertions. */
import { transfer } from '@lantern/contract/transfer'
import { walletOverview } from '@lantern/contract/wallet'
import { expect, type Page } from '@playwright/test'
import type { CodeCase, Fault } from './code-table.ts'

export const MEMBER = 'agent01'
export const TRANSFER = '/mine/finance/transfer'
const WALLET = '/mine/finance/wallet'
/** 2030-01-01 10:00 and 12:00 in UTC+8. */
export const WINDOW = { startTime: Date.UTC(2030, 0, 1, 2), endTime: Date.UTC(2030, 0, 1, 4) }

export const amount = (page: Page) => page.getByLabel('转账金额')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const alert = (page: Page, name: string) => page.getByRole('alertdialog', { name, exact: true })
export const noAlert = (page: Page) => expect(page.getByRole('alertdialog')).toHaveCount(0)
export const answer = (page: Page, name: string) => button(page, name).click()
export const toast = (page: Page, text: string) =>
  page.locator('[role="status"], [role="alert"]').filter({ hasText: text }).first()

/** A member submits a money form and the server answers with the code. */
export function onSubmit(
  code: number,
  message: string,
  row: Omit<CodeCase, 'at' | 'fault' | 'act'>,
  data?: unknown,
): CodeCase {
  return {
    as: MEMBER,
    at: TRANSFER,
    fault: { kind: 'code', code, message, data, match: transfer.path, userName: MEMBER },
    act: async (page) => {
      await amount(page).fill('1.00')
      await answer(page, '转账')
    },
    ...row,
  }
}

/** A member opens the wallet, whose first query is answered with the code the given number of times. */
export function onRead(fault: Omit<Fault, 'match'>, row: Omit<CodeCase, 'at' | 'fault' | 'act'>): CodeCase {
  return { as: MEMBER, at: WALLET, fault: { ...fault, match: walletOverview.path, userName: MEMBER }, ...row }
}

export const TO_LOGIN = `/user/login?redirect=${encodeURIComponent(TRANSFER)}`
export const wallet = (page: Page) => expect(page.getByText('总资产', { exact: true })).toBeVisible()
export const sentence = (text: string) => async (page: Page) => {
  await expect(page.locator('main').getByRole('alert').filter({ hasText: text })).toBeVisible()
  await expect(amount(page)).toHaveValue('1.00')
}
