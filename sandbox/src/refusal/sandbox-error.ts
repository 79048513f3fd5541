/** A refusal of the sandbox: a code of the contract, a sentence in both languages, data for the screen. */

export type Locale = 'zh-CN' | 'en'
export type Sentence = { readonly zh: string; readonly en: string }

export type RefusalOptions = {
  /** Commits the handler's writes before the refusal (such as a counted wrong password). Default: rolled back. */
  readonly keep?: boolean
  /** HTTP status; business refusals are 200 with the code in the envelope. */
  readonly http?: number
}

export class SandboxError extends Error {
  readonly code: number
  readonly sentence: Sentence
  readonly data: unknown
  readonly keep: boolean
  readonly http: number

  /** @param message one text for both languages, or a sentence in each */
  constructor(code: number, message: string | Sentence, data: unknown = null, options: RefusalOptions = {}) {
    const sentence = typeof message === 'string' ? { zh: message, en: message } : message
    super(sentence.en)
    this.name = 'SandboxError'
    this.code = code
    this.sentence = sentence
    this.data = data
    this.keep = options.keep ?? false
    this.http = options.http ?? 200
  }

  /** The sentence in a member's language. */
  text(locale: Locale): string {
    return locale === 'en' ? this.sentence.en : this.sentence.zh
  }

  /** The data; sentences in `fields` are translated, they are shown beside form fields. */
  dataIn(locale: Locale): unknown {
    const { data } = this
    if (typeof data !== 'object' || data === null || !('fields' in data)) return data
    const told = Object.entries(data.fields as Record<string, unknown>).map(([name, said]) => [
      name,
      isSentence(said) ? (locale === 'en' ? said.en : said.zh) : said,
    ])
    return { ...data, fields: Object.fromEntries(told) }
  }
}

function isSentence(said: unknown): said is Sentence {
  return typeof said === 'object' && said !== null && 'zh' in said && 'en' in said
}
