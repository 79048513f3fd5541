/** Labels for kinds, fields and validation errors; an unknown value is shown by its code. */
import type { AccountField, AccountKind, FieldFault } from '@lantern/contract/account-kinds'
import { useLocale, useMessages } from '@lantern/i18n'
import { bankName } from '../../../parts/money/bank-name.rules.ts'
import { accountsMessages } from './accounts.messages.ts'

export type AccountWords = {
  kind: (kind: AccountKind) => string
  /** Within a sentence: not a brand, not capitalized. */
  kindInText: (kind: AccountKind) => string
  tip: (kind: AccountKind) => string
  field: (field: AccountField) => string
  fault: (fault: FieldFault) => string
  option: (option: string) => string
  state: (state: number) => string
}

export function useAccountWords(): AccountWords {
  const t = useMessages(accountsMessages)
  const locale = useLocale()
  const table: Readonly<Record<string, unknown>> = t
  const text = (key: string): string | undefined => {
    const found = table[key]
    return typeof found === 'string' ? found : undefined
  }
  return {
    kind: (kind) => t[`kind_${kind}`],
    kindInText: (kind) => text(`inText_${kind}`) ?? t[`kind_${kind}`],
    tip: (kind) => t[`tip_${kind}`],
    field: ({ name }) => t[`field_${name}`],
    fault: (fault) => t[`fault_${fault}`],
    option: (option) => text(`operator_${option}`) ?? bankName(option, locale),
    state: (state) => text(`state${state}`) ?? String(state),
  }
}
