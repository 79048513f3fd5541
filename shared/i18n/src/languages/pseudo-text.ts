/** Disguises English for a pseudo-locale. Pure. */
import { directionOf } from './pseudo-locales.ts'

const LETTERS: Readonly<Record<string, string>> = {
  a: 'åå',
  e: 'éé',
  i: 'îî',
  o: 'ôô',
  u: 'ûû',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
  A: 'ÅÅ',
  E: 'ÉÉ',
  I: 'ÎÎ',
  O: 'ÔÔ',
  U: 'ÛÛ',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  Y: 'Ý',
}
/** Right-to-left mark and override around a word, which then runs to the left as Arabic does. */
const TO_LEFT = ['\u200f\u202e', '\u202c\u200f'] as const

/**
 * @param tag `en-XA` has accents and is a third longer; `en-XB` runs from right to left
 * @param values what the text was made with: names, amounts and addresses stay, so that a page can be read and searched for them
 */
export function pseudoText(tag: string, text: string, values: readonly unknown[] = []): string {
  const disguise = directionOf(tag) === 'rtl' ? mirrored : accented
  const kept = values.map(String).filter((value) => value !== '')
  if (kept.length === 0) return disguise(text)
  const longestFirst = kept.sort((one, other) => other.length - one.length).map(literally)
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`))
    .map((piece, order) => (order % 2 === 1 ? piece : disguise(piece)))
    .join('')
}

function accented(words: string): string {
  return words.replace(/[a-z]/gi, (letter) => LETTERS[letter] ?? letter)
}

function mirrored(words: string): string {
  return words.replace(/\p{L}[\p{L}\p{N}’'-]*/gu, (word) => TO_LEFT.join(word))
}

function literally(value: string): string {
  return value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
