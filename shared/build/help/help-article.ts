/** Help articles as data: built from the Markdown in `shell/help`, rendered by the shell. */
import type { HelpPage } from '../../contract/src/routing/routes.ts'

/** The languages of an article, each a folder of `shell/help`. */
export const HELP_LANGUAGES = ['zh', 'en'] as const
export type HelpLanguage = (typeof HELP_LANGUAGES)[number]
type Bilingual = Readonly<Record<HelpLanguage, string>>

/** Interactive parts of an article, e.g. `<self-test />` on its own line. */
export const HELP_TOOLS = ['self-test'] as const

export type HelpBlock =
  /** A paragraph. */
  | string
  | { readonly list: readonly string[] }
  /** Ordered steps. */
  | { readonly steps: readonly string[] }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** An important note. */
  | { readonly note: string }
  /** Paths of this site. */
  | { readonly links: readonly HelpLink[] }
  | { readonly tool: (typeof HELP_TOOLS)[number] }

export type HelpLink = { readonly to: string; readonly text: string }

export type HelpSection = {
  /** Anchor, the same in every language: `/help/ck#limits`. */
  readonly id: string
  readonly title: string
  readonly body: readonly HelpBlock[]
}

/** An article in one language, loaded on opening. */
export type HelpArticle = {
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated: string
  /** The answer in a sentence or two, for readers in a hurry. */
  readonly lead: string
  readonly sections: readonly HelpSection[]
  readonly related: readonly HelpPage[]
}

/** Metadata of an article for lists and search, available before it is loaded. */
export type HelpEntry = {
  readonly page: HelpPage
  readonly title: Bilingual
  /** Pinyin of the Chinese title, one syllable per character. */
  readonly pinyin: string
  /** Id of its group. */
  readonly group: string
  /** Search keywords in any language. */
  readonly search: readonly string[]
}

export type HelpGroup = { readonly id: string; readonly title: Bilingual }
