/** What a help page holds. Content is data: the same page draws all of it, and a test reads it. */
import type { HelpPage } from '@lantern/contract/routes'

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
  | { readonly links: readonly { readonly to: string; readonly text: string }[] }
  /** A part of the page that does something. */
  | { readonly tool: 'self-test' }

type HelpSection = {
  /** Anchor, the same in every language: `/help/ck#limits`. */
  readonly id: string
  readonly title: string
  readonly body: readonly HelpBlock[]
}

export type HelpArticle = {
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated: string
  /** The answer in a sentence or two, for who reads no further. */
  readonly lead: string
  readonly sections: readonly HelpSection[]
  readonly related: readonly HelpPage[]
}
