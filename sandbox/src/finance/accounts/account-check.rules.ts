/** Validation of payment account fields (screens.md 7). Pure. */
import {
  ACCOUNT_ROWS,
  type AccountField,
  type AccountKind,
  type AccountValues,
  accountFieldFault,
  accountValue,
  type FieldFault,
} from '@lantern/contract/account-kinds'
import type { Sentence } from '../../refusal/sandbox-error.ts'
import { isPicture } from '../orders/picture.rules.ts'

const SAYS: Readonly<Record<FieldFault, Sentence>> = {
  missing: { zh: '请填写', en: 'This is needed' },
  form: { zh: '格式有误', en: 'This is not in its form' },
  check: { zh: '卡号有误，请核对', en: 'The card number is not right. Check it.' },
  length: { zh: '长度有误', en: 'This is too short or too long' },
  choice: { zh: '请从列表中选择', en: 'Choose from the list' },
}
const NO_PICTURE: Sentence = { zh: '须为 JPG、PNG 或 WebP 图片', en: 'It must be a JPG, PNG or WebP picture' }

/** Banks by card prefix. None is real. */
const BANKS: readonly (readonly [prefix: string, bank: string])[] = [
  ['6222', '模拟工行 SIM ICBC'],
  ['6228', '模拟农行 SIM ABC'],
  ['6217', '模拟建行 SIM CCB'],
  ['6216', '模拟中行 SIM BOC'],
  ['6225', '模拟招行 SIM CMB'],
  ['6200', '模拟银行 SIM BANK'],
]

/** The bank of a card number. */
export function bankOf(cardNo: string): string | undefined {
  return BANKS.find(([prefix]) => cardNo.startsWith(prefix))?.[1]
}

/** Errors by field, in the member's language; empty when valid. */
export function fieldFaults(kind: AccountKind, values: AccountValues): Record<string, Sentence> {
  return Object.fromEntries(
    ACCOUNT_ROWS[kind].fields.flatMap((field) => {
      const said = faultOf(field, values)
      return said === null ? [] : [[field.name, said] as const]
    }),
  )
}

/** The fields as stored. */
export function keptValues(kind: AccountKind, values: AccountValues): AccountValues {
  const { fields } = ACCOUNT_ROWS[kind]
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = accountValue(field, values)
      return field.input === 'picture' || value === '' ? [] : [[field.name, value] as const]
    }),
  )
}

function faultOf(field: AccountField, values: AccountValues): Sentence | null {
  const fault = accountFieldFault(field, values)
  if (fault !== null) return SAYS[fault]
  const value = values[field.name] ?? ''
  return field.input === 'picture' && value !== '' && !isPicture(value) ? NO_PICTURE : null
}
