import { formatMoney, formatWhole } from '@lantern/i18n'

/** Without decimals where they are zero: requirements and benefits are round amounts. */
export function roundAmount(amount: string): string {
  return Number.isInteger(Number(amount)) ? formatWhole(Number(amount)) : formatMoney(amount)
}
