/** Texts of the readiness checks: name, status and required action. */
import { isKnown } from '@lantern/contract/open-enum'
import { READINESS_KEYS, type WithdrawalPrepare } from '@lantern/contract/withdrawal'
import { formatMoney, useMessages } from '@lantern/i18n'
import { fromMinor, toMinor } from '@lantern/platform'
import { withdrawalMessages } from './withdrawal.messages.ts'
import type { Check } from './withdrawal.rules.ts'
import { dayLeft, hasTooLittle } from './withdrawal.rules.ts'

export type CheckWords = {
  title: (check: Check) => string
  detail: (check: Check) => string
  todo: (check: Check) => string
}

const isAmount = (text: string): boolean => /^\d+(\.\d{1,2})?$/.test(text)

export function useCheckWords(prepare: WithdrawalPrepare): CheckWords {
  const t = useMessages(withdrawalMessages)
  const { limits, accounts, turnoverNeed, available, withdrawable, venues } = prepare
  const held = fromMinor(Math.max(0, toMinor(available) - toMinor(withdrawable)))
  const turnover = formatMoney(turnoverNeed)
  const isTooLittle = hasTooLittle(prepare)

  const raised = (text: string, { link }: Check): string => (link === '' ? text : `${text} · ${t.raisedByDocument}`)
  const todo = (check: Check): string => {
    const { key, need } = check
    switch (key) {
      case 'identity':
        return need === 'L3' ? t.doLevel3 : t.doIdentity
      case 'account':
        return t.doAccount
      case 'turnover':
        return isTooLittle
          ? toMinor(venues) > 0
            ? t.doRecall
            : t.doBalance({ min: formatMoney(limits.min) })
          : t.doTurnover({ n: isAmount(need) ? formatMoney(need) : turnover })
      case 'dayCount':
        return t.doDayCount
      case 'dayAmount':
        return raised(t.doDayAmount, check)
      case 'fundPassword':
        return need === '' ? t.doFundPassword : t.doFundPasswordLocked({ t: need })
      case 'status':
        return need === '' ? t.doStatus : `${t.doStatus} · ${need}`
      default:
        return need
    }
  }
  const fine = (check: Check): string => {
    switch (check.key) {
      case 'identity':
        return t.identityOk
      case 'account':
        return t.accountOk({ n: String(accounts.length) })
      case 'turnover':
        // Partly met: some money can be withdrawn now, the rest after more turnover.
        return toMinor(turnoverNeed) > 0 ? t.turnoverLeft({ n: turnover, free: formatMoney(held) }) : t.turnoverOk
      case 'dayCount':
        return t.count({ used: String(limits.dayUsed), all: String(limits.dayCount) })
      case 'dayAmount':
        return raised(t.amountLeft({ left: formatMoney(dayLeft(limits)) }), check)
      case 'fundPassword':
        return t.fundPasswordOk
      case 'status':
        return t.statusOk
      default:
        return t.met
    }
  }
  return {
    title: ({ key }) =>
      key === 'turnover' && isTooLittle ? t.withdrawable : isKnown(READINESS_KEYS, key) ? t[key] : key,
    todo,
    detail: (check) => (check.ok ? fine(check) : todo(check)),
  }
}
