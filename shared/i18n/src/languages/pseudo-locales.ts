/**
 * Made from the English texts, to see what a translation does to a page: longer words, and the other direction.
 * @public
 */
export const PSEUDO_LOCALES = { long: 'en-XA', rightToLeft: 'en-XB' } as const

const RIGHT_TO_LEFT = /^(?:ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi|en-XB)(?:-|$)/i

export function isPseudo(tag: string): boolean {
  return Object.values(PSEUDO_LOCALES).some((pseudo) => pseudo === tag)
}

/** @param tag BCP 47 */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr'
}
