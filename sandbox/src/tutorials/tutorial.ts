/** A tutorial in both languages. Amounts and times come from the tables that the deposit page uses. */
import type { AccountKind } from '@lantern/contract/account-kinds'
import type { DepositMethod } from '@lantern/contract/deposit'
import type { TutorialPicture } from '@lantern/contract/tutorials'
import { METHODS } from '../finance/deposits/order/deposit.rules.ts'
import type { Sentence } from '../refusal/sandbox-error.ts'

export type TutorialStep = {
  readonly picture: TutorialPicture
  readonly title: Sentence
  readonly text: Sentence
  readonly shows?: readonly string[]
  readonly copies?: readonly { readonly label: Sentence; readonly value: string }[]
}
export type Tutorial = {
  readonly title: Sentence
  readonly summary: Sentence
  readonly steps: readonly TutorialStep[]
  readonly mistakes: readonly { readonly problem: Sentence; readonly cure: Sentence }[]
  readonly account?: AccountKind
  readonly method?: DepositMethod
}

/** The amounts of a deposit method, e.g. `¥100–5,000` or `10–100,000 USDT`. */
export function rangeOf(method: DepositMethod): string {
  const { min, max, currency } = METHODS[method]
  const range = [min, max].map((amount) => Number(amount).toLocaleString('en')).join('–')
  return currency === 'CNY' ? `¥${range}` : `${range} ${currency}`
}

/** Seconds until a deposit is usually credited. */
export function secondsOf(method: DepositMethod): number {
  return METHODS[method].avgSec
}

export const say = (zh: string, en: string): Sentence => ({ zh, en })
