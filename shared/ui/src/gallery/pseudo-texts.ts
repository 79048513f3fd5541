/** The English samples in a pseudo-locale. */
import { pseudoText } from '@lantern/i18n/pseudo-text'

export function pseudoTexts<Texts>(tag: string, texts: Texts): Texts {
  return disguised(tag, texts) as Texts
}

function disguised(tag: string, texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoText(tag, texts)
  if (typeof texts === 'function') return (...values: unknown[]) => pseudoText(tag, texts(...values), values)
  if (Array.isArray(texts)) return texts.map((one) => disguised(tag, one))
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, disguised(tag, one)]))
}
