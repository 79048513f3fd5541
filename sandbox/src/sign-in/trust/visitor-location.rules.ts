/** Where a visitor comes from, and how it is stored. */
import type { Sentence } from '../../refusal/sandbox-error.ts'

export type VisitorLocation = { readonly ip: string; readonly city: Sentence }

/** A city as stored. */
export function locationKey({ city }: VisitorLocation): string {
  return JSON.stringify(city)
}

/** A stored city in a member's language; '' = none. */
export function locationText(key: string, locale: 'zh-CN' | 'en'): string {
  if (key === '') return ''
  const city = JSON.parse(key) as Sentence
  return locale === 'en' ? city.en : city.zh
}
