/** Pseudo-locales, made from the English texts: nobody has to translate anything to see whether a page is ready for it. */
import type { MessageTable } from '../messages.ts'
import { pseudoText } from './pseudo-text.ts'
import type { Translation } from './translation.ts'

type Text = MessageTable[string]

export function pseudo(tag: string): Translation {
  const made = new WeakMap<object, unknown>()
  return {
    tag,
    add: () => undefined,
    of(messages) {
      const known = made.get(messages)
      if (known !== undefined) return known as typeof messages.en
      const table = Object.fromEntries(
        Object.entries(messages.en as MessageTable).map(([key, text]) => [key, disguised(tag, text)]),
      )
      made.set(messages, table)
      return table as typeof messages.en
    },
  }
}

function disguised(tag: string, text: Text): Text {
  if (typeof text === 'string') return pseudoText(tag, text)
  if (typeof text === 'object')
    return Object.fromEntries(Object.entries(text).map(([word, one]) => [word, pseudoText(tag, one)]))
  return (values: Readonly<Record<string, unknown>>) => pseudoText(tag, text(values), Object.values(values))
}
