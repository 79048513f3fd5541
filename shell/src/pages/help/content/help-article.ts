/** Structure of a help page. Content is data: one page renders all of it, and a test reads it. */
import type { HelpPage } from '@lantern/contract/routes'

export type HelpBlock =
  /** A paragraph. */
  | string
  | { readonly list: readonly string[] }
  /** Ordered steps. */
  | { readonly steps: readonly string[] }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** An important note. */
  | { readonly note: string }
  /** Links to paths of this site. */
  | { readonly links: readonly { readonly to: string; readonly text: string }[] }
  /** An interactive part. */
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
  /** The answer in a sentence or two, for readers in a hurry. */
  readonly lead: string
  readonly sections: readonly HelpSection[]
  readonly related: readonly HelpPage[]
}
