/** What the release service refuses, in the words of a table of both languages: the API and the command line say the English ones, the console those of its reader. */
import type { Language } from './define-messages.ts'

/** What is wrong, and how to fix it. */
export type Sentences = { readonly what: string; readonly fix: string }
export type Refusal = Sentences & {
  /** Name of the rule that was broken. */
  readonly rule: string
  /** The same in Chinese; left out where nobody but the command line asks. */
  readonly zh?: Sentences
}

/** @param say picks the sentences from a table: `(words) => words.notLive({ name })` */
export function refusal<Words>(
  rule: string,
  messages: { readonly zh: Words; readonly en: Words },
  say: (words: Words) => Sentences,
): Refusal {
  return { rule, ...say(messages.en), zh: say(messages.zh) }
}

/** The sentences for a reader, with the language that they are in when it is not the reader's. */
export function sentencesOf(
  { what, fix, zh }: Refusal,
  language: Language,
): Sentences & { readonly lang: Language | null } {
  if (language === 'en') return { what, fix, lang: null }
  return zh === undefined ? { what, fix, lang: 'en' } : { ...zh, lang: null }
}
