/** A request to the console: user, language, rights. */
import type { SafeHtml } from '@remix-run/html-template'
import type { Action, Grant } from '../../rights/rights.rules.ts'
import type { Language } from '../../texts/define-messages.ts'

export type Visit = {
  readonly grant: Grant
  readonly language: Language
  readonly nowMs: number
  /** IANA name of the site's zone, used for all times. */
  readonly zone: string
  /** Path and query of the page. */
  readonly address: string
  /** The hidden token of forms. */
  readonly formToken: string
  /** The result of the last step, shown once. */
  readonly notice: string | null
  /** Whether to show a button. The server checks the right again. */
  may(action: Action, remote?: string): boolean
}

/** Result of a page. */
export type View = {
  readonly title: string
  readonly body: SafeHtml
  readonly status?: number
  /** Link to the parent page, above the title. */
  readonly up?: { readonly address: string; readonly text: string }
}
/** Redirect after a change, with a notice. */
export type Moved = { readonly to: string; readonly notice: string }

/** A download. */
export type Download = { readonly file: string; readonly type: string; readonly content: string | Buffer }

/** Form fields, each once. */
export type Form = Readonly<Record<string, string>>

/** Path or query parameters. */
export type Params = Readonly<Record<string, string>>
