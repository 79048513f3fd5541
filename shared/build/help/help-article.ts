/** What the build makes of the Markdown in `shell/help`, and what the shell draws. */
import type { HelpPage } from '../../contract/src/routing/routes.ts'

/** The languages of an article, each a folder of `shell/help`. */
export const HELP_LANGUAGES = ['zh', 'en'] as const
export type HelpLanguage = (typeof HELP_LANGUAGES)[number]
type Bilingual = Readonly<Record<HelpLanguage, string>>

/** Parts of an article that do something; `<self-test />` on a line of its own. */
export const HELP_TOOLS = ['self-test'] as const

export type HelpBlock =
  /** A paragraph. */
  | string
  | { readonly list: readonly string[] }
  /** Done one after the other. */
  | { readonly steps: readonly string[] }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** What a reader must not miss. */
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

/** An article in one language, loaded when it is opened. */
export type HelpArticle = {
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated: string
  /** The answer in a sentence or two, for readers in a hurry. */
  readonly lead: string
  readonly sections: readonly HelpSection[]
  readonly related: readonly HelpPage[]
}

/** What lists and search know of an article before it is loaded. */
export type HelpEntry = {
  readonly page: HelpPage
  readonly title: Bilingual
  /** Pinyin of the Chinese title, a syllable a character. */
  readonly pinyin: string
  /** Id of its group. */
  readonly group: string
  /** Further words in any language by which search finds it. */
  readonly search: readonly string[]
}

export type HelpGroup = { readonly id: string; readonly title: Bilingual }
