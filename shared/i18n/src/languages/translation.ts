/** The texts of one language beside the two that every text is written in. */
import type { Messages, MessageTable } from '../messages.ts'

/** ICU messages by table and key; a small table of fixed texts has one for each of its words. */
export type LanguageData = {
  readonly [table: string]: { readonly [key: string]: string | { readonly [word: string]: string } }
}

export type Translation = {
  /** BCP 47. */
  readonly tag: string
  add(data: LanguageData): void
  /** A table in this language; what is missing, in English. The same object until more is added. */
  of<Table extends MessageTable>(messages: Messages<Table>): Messages<Table>['en']
}
