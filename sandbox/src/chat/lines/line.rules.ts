/** Validation of chat lines (screens.md 10, V; spec 5 for the length unit). */

import * as CODE from '@lantern/contract/code'

const MAX_UNITS = 200
const MAX_ROWS = 8
/** Time in which the same text may be sent twice, but not three times. */
const REPEAT_MS = 10_000
const REPEATS = 3

/** Blocked words. Scams first: money, contacts, "inside tips". */
const BLOCKED = [
  '加微信',
  '加qq',
  '代充',
  '稳赚',
  '内幕',
  '包赢',
  '私聊我',
  'telegram',
  'whatsapp',
  'guaranteed win',
  'inside tip',
  'add me on',
]
const LINK = /(?:https?:\/\/|www\.|\b[a-z0-9-]{2,}\.(?:com|net|org|cn|io|vip|top|xyz)\b)/i

export type Said = { text: string; at: number }
export type LineProblem = {
  code:
    | typeof CODE.CHAT_TOO_FAST
    | typeof CODE.CHAT_REPEATED
    | typeof CODE.CHAT_TOO_LONG
    | typeof CODE.CHAT_BLOCKED_WORDS
  zh: string
  en: string
}

/** Length in units: a character above code 255 counts 2 (spec 5). */
export function unitsOf(text: string): number {
  let units = 0
  for (let at = 0; at < text.length; at += 1) units += text.charCodeAt(at) > 255 ? 2 : 1
  return units
}

/** The text as a reader takes it: full-width letters and the ideographic full stop are what they look like. */
function readText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/\u200c|\u200d/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
}

/** Signs that cannot be seen: they split a blocked word, or turn the direction of what follows. The joiners U+200C and U+200D stay: emoji need them. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g

/** The text as it is stored: no control characters, none that cannot be seen, no spaces around, one kind of line end. */
export function tidyText(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').replace(UNSEEN, '')
  return [...lines]
    .filter((sign) => sign === '\n' || (sign >= ' ' && sign !== '\u007f'))
    .join('')
    .trim()
}

/** Blocked words and links. */
function wordProblemOf(text: string): LineProblem | null {
  const flat = readText(text)
  if (!LINK.test(flat) && !BLOCKED.some((word) => flat.includes(word))) return null
  return { code: CODE.CHAT_BLOCKED_WORDS, zh: '含敏感内容', en: 'It contains blocked words or links' }
}

/**
 * The first rule that a line violates.
 * @param said earlier lines of this member in the room, newest last
 * @param slowSec shortest pause between two lines
 */
export function problemOf(text: string, said: readonly Said[], now: number, slowSec: number): LineProblem | null {
  if (text === '') return { code: CODE.CHAT_TOO_LONG, zh: '内容不能为空', en: 'Type something first' }
  if (unitsOf(text) > MAX_UNITS || text.split('\n').length > MAX_ROWS)
    return { code: CODE.CHAT_TOO_LONG, zh: '超出 200 字', en: 'Longer than 200 units' }
  const words = wordProblemOf(text)
  if (words) return words
  const last = said.at(-1)
  if (last && now - last.at < slowSec * 1_000) return { code: CODE.CHAT_TOO_FAST, zh: '发言过快', en: 'Too fast' }
  const equal = said.filter((line) => line.text === text && now - line.at < REPEAT_MS).length
  if (equal >= REPEATS - 1) return { code: CODE.CHAT_REPEATED, zh: '请勿重复发送', en: 'Do not repeat yourself' }
  return null
}
