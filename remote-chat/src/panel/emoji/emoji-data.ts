import type { Locale } from '@lantern/i18n'
import type { EmojiData } from './emoji.rules.ts'

/** The emoji with their names, one file per language; pages in a third language find them by English words. */
export async function loadEmoji(locale: Locale): Promise<readonly EmojiData[]> {
  const data =
    locale === 'zh-CN' ? await import('emojibase-data/zh/compact.json') : await import('emojibase-data/en/compact.json')
  return data.default
}
