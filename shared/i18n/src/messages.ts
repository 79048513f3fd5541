/** The form of tables of texts. */
import type { Locale } from './locales.ts'

/** A fixed text, or a function of named values. */
// biome-ignore lint/suspicious/noExplicitAny: a text may take any named values; its definition types each use
type Message = string | ((values: any) => string)
/** A key may also contain a small table of fixed texts, e.g. the names of states. */
export type MessageTable = { readonly [key: string]: Message | { readonly [key: string]: string } }

/** The same keys, each of the same form. */
export type SameForm<Table extends MessageTable> = {
  readonly [Key in keyof Table]: Table[Key] extends string
    ? string
    : Table[Key] extends (values: infer Values) => string
      ? (values: Values) => string
      : { readonly [Word in keyof Table[Key]]: string }
}

export type Messages<Table extends MessageTable = MessageTable> = { readonly [L in Locale]: SameForm<Table> }
