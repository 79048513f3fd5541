/** Confirmations before an order is placed: the security tip once per session (G2), and a repeated deposit within five minutes. */
import type { DepositMethod } from '@lantern/contract/deposit'
import { formatMoney, messagesOf } from '@lantern/i18n'
import { confirm, now, pageStore, showDialog, withoutTrailingPoint } from '@lantern/platform'
import { atom } from 'jotai'
import { partsMessages } from '../../parts/parts.messages.ts'
import { depositMessages } from './parts/deposit.messages.ts'
import { BANK_METHODS, REPEAT_MS } from './parts/deposit.rules.ts'

const tipSeenAtom = atom(false)
const lastDepositAtom = atom<{ method: DepositMethod; amount: string; at: number } | null>(null)

export function rememberDeposit(method: DepositMethod, amount: string): void {
  pageStore.set(lastDepositAtom, { method, amount: withoutTrailingPoint(amount), at: now() })
}

/** @returns whether the member confirmed */
export async function askBeforeDeposit(method: DepositMethod, methodName: string, amount: string): Promise<boolean> {
  if (BANK_METHODS.includes(method) && !pageStore.get(tipSeenAtom)) {
    if (!(await showSecurityTip())) return false
    pageStore.set(tipSeenAtom, true)
  }
  const last = pageStore.get(lastDepositAtom)
  const isRepeat =
    last?.method === method && last.amount === withoutTrailingPoint(amount) && now() - last.at < REPEAT_MS
  if (!isRepeat) return true
  const t = messagesOf(depositMessages)
  return confirm({
    id: 'deposit-repeat',
    title: t.repeatTitle,
    message: t.repeatBody({ amount: formatMoney(withoutTrailingPoint(amount)), method: methodName }),
    confirm: t.repeatYes,
    cancel: messagesOf(partsMessages).cancel,
  })
}

function showSecurityTip(): Promise<boolean> {
  const t = messagesOf(depositMessages)
  return new Promise((resolve) => {
    let isUnderstood = false
    showDialog({
      id: 'security-tip',
      title: t.tipTitle,
      message: t.tipBody,
      maskClosable: false,
      buttons: [
        {
          text: messagesOf(partsMessages).iKnow,
          kind: 'primary',
          countdownSec: 3,
          onPress: () => {
            isUnderstood = true
          },
        },
      ],
      onClose: () => resolve(isUnderstood),
    })
  })
}
