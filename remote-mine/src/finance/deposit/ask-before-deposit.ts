/** Confirmations before an order is placed: the security tip until it was read once on the device (G2), and a repeated deposit within five minutes. */
import { COOKIE } from '@lantern/contract'
import type { DepositMethod } from '@lantern/contract/deposit'
import { siteDate } from '@lantern/contract/site-time'
import { formatMoney, messagesOf } from '@lantern/i18n'
import { confirm, now, pageStore, readCookie, showDialog, withoutTrailingPoint, writeCookie } from '@lantern/platform'
import { atom } from 'jotai'
import { partsMessages } from '../../parts/parts.messages.ts'
import { spaced } from '../../parts/spaced.rules.ts'
import { depositMessages } from './parts/deposit.messages.ts'
import { BANK_METHODS, REPEAT_MS } from './parts/deposit.rules.ts'

const COOKIE_DAYS = 365
const lastDepositAtom = atom<{ method: DepositMethod; amount: string; at: number } | null>(null)

export function rememberDeposit(method: DepositMethod, amount: string): void {
  pageStore.set(lastDepositAtom, { method, amount: withoutTrailingPoint(amount), at: now() })
}

/** @returns whether the member confirmed */
export async function askBeforeDeposit(method: DepositMethod, methodName: string, amount: string): Promise<boolean> {
  if (BANK_METHODS.includes(method) && !isTipRead() && !(await showSecurityTip())) return false
  const last = pageStore.get(lastDepositAtom)
  const isRepeat =
    last?.method === method && last.amount === withoutTrailingPoint(amount) && now() - last.at < REPEAT_MS
  if (!isRepeat) return true
  const t = messagesOf(depositMessages)
  return confirm({
    id: 'deposit-repeat',
    title: t.repeatTitle,
    message: spaced(t.repeatBody({ amount: formatMoney(withoutTrailingPoint(amount)), method: methodName })),
    confirm: t.repeatYes,
    cancel: messagesOf(partsMessages).cancel,
  })
}

/** Read here or in customer service, within a year; the form says the same in its text. */
export function isTipRead(): boolean {
  return readCookie(COOKIE.securityTip) !== null
}

function showSecurityTip(): Promise<boolean> {
  const t = messagesOf(depositMessages)
  return new Promise((resolve) => {
    let isUnderstood = false
    showDialog({
      id: 'security-tip',
      title: t.tipTitle,
      message: t.tipBody,
      tone: 'warning',
      maskClosable: false,
      buttons: [
        {
          text: messagesOf(partsMessages).iKnow,
          kind: 'primary',
          countdownSec: 3,
          onPress: () => {
            isUnderstood = true
            writeCookie(COOKIE.securityTip, siteDate(now()), COOKIE_DAYS)
          },
        },
      ],
      onClose: () => resolve(isUnderstood),
    })
  })
}
