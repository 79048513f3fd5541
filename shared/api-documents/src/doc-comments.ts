/** The comments above the endpoints of the contract, as descriptions. */
import { readFileSync } from 'node:fs'

/** @returns the comment above `export const NAME`, '' without one */
export function docCommentOf(file: string, name: string): string {
  const source = readFileSync(file, 'utf8')
  const found = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export const ${name} =`).exec(source)
  return (found?.[1] ?? '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** `depositMethodList` as words: "Deposit method list". */
export function wordsOf(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
