/**
 * Texts of one feature in every locale, side by side and typed: a missing or misnamed English text does not compile.
 * No catalogue library: each remote's texts are in its own chunks, and plural or grammar cases are plain functions over `Intl` (docs/decisions).
 * Further languages are data (`languages/`).
 */
import { getLocale, getTranslation } from './locale.ts'
import type { Messages, MessageTable, SameForm } from './messages.ts'

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

/** The texts in the current language, for code outside React. */
export function messagesOf<Table extends MessageTable>(messages: Messages<Table>): SameForm<Table> {
  return getTranslation()?.of(messages) ?? messages[getLocale()]
}
