/** A language from data: ICU messages in the place of the functions and texts of a table. Loaded with the first language that needs it. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { MessageTable } from '../messages.ts'
import { nameOf } from './table-names.ts'
import type { LanguageData, Translation } from './translation.ts'

type Texts = MessageTable[string]
type Values = Record<string, string | number>

export function createTranslation(tag: string): Translation {
  const tables = new Map<string, LanguageData[string]>()
  let made = new WeakMap<object, unknown>()

  return {
    tag,
    add(data) {
      for (const [table, texts] of Object.entries(data)) tables.set(table, texts)
      made = new WeakMap()
    },
    of(messages) {
      const known = made.get(messages)
      if (known !== undefined) return known as typeof messages.en
      const texts = tables.get(nameOf(messages) ?? '') ?? {}
      const table = Object.fromEntries(
        Object.entries(messages.en as MessageTable).map(([key, english]) => [
          key,
          translated(english, texts[key], tag),
        ]),
      )
      made.set(messages, table)
      return table as typeof messages.en
    },
  }
}

function translated(english: Texts, text: LanguageData[string][string] | undefined, tag: string): Texts {
  if (text === undefined) return english
  if (typeof english === 'object')
    return Object.fromEntries(
      Object.entries(english).map(([word, one]) => [word, typeof text === 'object' ? (text[word] ?? one) : one]),
    )
  if (typeof text !== 'string') return english
  if (typeof english === 'string') return written(text, tag, {}, english)
  return (values: Values) => written(text, tag, values, () => english(values))
}

const formats = new Map<string, IntlMessageFormat>()

/** `npm run i18n -- import` refuses what cannot be formatted; data of another origin then stays English. */
function written(text: string, tag: string, values: Values, english: string | (() => string)): string {
  try {
    const id = `${tag} ${text}`
    const format = formats.get(id) ?? new IntlMessageFormat(text, tag, undefined, { ignoreTag: true })
    formats.set(id, format)
    return String(format.format(values))
  } catch {
    return typeof english === 'string' ? english : english()
  }
}
