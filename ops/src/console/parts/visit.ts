/** One request of a person at the console: who it is, in which language, and what may be drawn for them. */
import type { SafeHtml } from '@remix-run/html-template'
import type { Action, Grant } from '../../rights/rights.rules.ts'
import type { Language } from '../../texts/define-messages.ts'

export type Visit = {
  readonly grant: Grant
  readonly language: Language
  readonly nowMs: number
  /** IANA name of the site's zone: all times of the console are of it. */
  readonly zone: string
  /** Path and query of the page. */
  readonly address: string
  /** The hidden field of each form. */
  readonly formToken: string
  /** What the last step came to; shown once. */
  readonly notice: string | null
  /** Whether to draw a button. The server asks again when it is pressed. */
  may(action: Action, remote?: string): boolean
}

/** What a page answers with. */
export type View = {
  readonly title: string
  readonly body: SafeHtml
  readonly status?: number
  /** Way back up, shown above the title. */
  readonly up?: { readonly address: string; readonly text: string }
}
/** After a change: the page that shows it, and a sentence there. */
export type Moved = { readonly to: string; readonly notice: string }

/** A file to take along. */
export type Download = { readonly file: string; readonly type: string; readonly content: string | Buffer }

/** Fields of a form, once each. */
export type Form = Readonly<Record<string, string>>

/** Parts of an address: what stands in its path, or in its query. */
export type Params = Readonly<Record<string, string>>
