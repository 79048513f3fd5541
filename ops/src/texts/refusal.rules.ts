/** Refusals in both languages: the API and the command line use English, the console the reader's language. */
import type { Language } from './define-messages.ts'

/** The fault and its fix. */
export type Sentences = { readonly what: string; readonly fix: string }
export type Refusal = Sentences & {
  /** Name of the violated rule. */
  readonly rule: string
  /** In Chinese; omitted where only the command line shows it. */
  readonly zh?: Sentences
}

/** @param say picks a text from a table: `(words) => words.notLive({ name })` */
export function refusal<Words>(
  rule: string,
  messages: { readonly zh: Words; readonly en: Words },
  say: (words: Words) => Sentences,
): Refusal {
  return { rule, ...say(messages.en), zh: say(messages.zh) }
}

/** The text for a reader, with its language when it is not the reader's. */
export function sentencesOf(
  { what, fix, zh }: Refusal,
  language: Language,
): Sentences & { readonly lang: Language | null } {
  if (language === 'en') return { what, fix, lang: null }
  return zh === undefined ? { what, fix, lang: 'en' } : { ...zh, lang: null }
}
