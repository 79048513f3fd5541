/**
 * Texts of one feature in every locale, side by side and typed: a missing or misnamed English text does not compile.
 * No catalogue library: there is no extraction or compile step, each remote's texts are in its own chunks, and plural or
 * grammar cases are plain functions over `Intl` (docs/decisions).
 */
import { getLocale, type Locale } from './locale.ts'

/** A fixed text, or a function of named values. */
// biome-ignore lint/suspicious/noExplicitAny: a text may take any named values; its definition types each use
type Message = string | ((values: any) => string)
/** A key may also contain a small table of fixed texts, e.g. the names of states. */
export type MessageTable = { readonly [key: string]: Message | { readonly [key: string]: string } }

/** The same keys, each of the same form. */
type SameForm<Table extends MessageTable> = {
  readonly [Key in keyof Table]: Table[Key] extends string
    ? string
    : Table[Key] extends (values: infer Values) => string
      ? (values: Values) => string
      : { readonly [Word in keyof Table[Key]]: string }
}

export type Messages<Table extends MessageTable = MessageTable> = { readonly [L in Locale]: SameForm<Table> }

/**
 * Defines the texts of a feature.
 * @example
 * const walletMessages = defineMessages({ 'zh-CN': { title: '我的钱包' }, en: { title: 'Wallet' } })
 */
export function defineMessages<const Table extends MessageTable>(messages: {
  readonly 'zh-CN': Table
  readonly en: SameForm<NoInfer<Table>>
}): Messages<Table> {
  return messages as unknown as Messages<Table>
}

/** The texts in the current locale, for code outside React. */
export function messagesOf<Table extends MessageTable>(messages: Messages<Table>): SameForm<Table> {
  return messages[getLocale()]
}
