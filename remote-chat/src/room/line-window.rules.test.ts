import { aChatLine } from '@lantern/testing'
import {
  addLines,
  gapAfter,
  isLive,
  type LineWindow,
  linesInEnglish,
  MAX_FILL,
  MAX_LINES,
} from './line-window.rules.ts'

const EMPTY: LineWindow = { lines: [], newestSeq: 0, hasOlder: false, resumeSeq: null, holes: [] }
const line = (seq: number, text = `line ${seq}`) => aChatLine({ seq, text })
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => line(first + index))
const seqs = ({ lines }: LineWindow) => lines.map(({ seq }) => seq)
const held = (first: number, last: number, change: Partial<LineWindow> = {}): LineWindow => ({
  ...EMPTY,
  lines: from(first, last),
  newestSeq: last,
  ...change,
})

describe('addLines', () => {
  it('[CHAT-13] keeps lines ordered by seq without duplicates', () => {
    expect(seqs(addLines(held(1, 2), [line(4), line(3), line(2)], 'live'))).toEqual([1, 2, 3, 4])
  })

  it('[CHAT-13] replaces a line that the server sends again, and ignores one that is no longer held', () => {
    const window = held(5, 7)
    expect(addLines(window, [line(6, 'changed')], 'live').lines[1]?.text).toBe('changed')
    expect(seqs(addLines(window, [line(2)], 'live'))).toEqual([5, 6, 7])
  })

  it('[CHAT-18] limits the lines of a busy room and drops the oldest', () => {
    const window = addLines(held(1, MAX_LINES), [line(MAX_LINES + 1)], 'live')
    expect(window.lines).toHaveLength(1_000)
    expect(seqs(window)[0]).toBe(2)
    expect(window.hasOlder).toBe(true)
  })

  it('[CHAT-26] drops the newest lines while older ones are read, and knows that it no longer reaches the end', () => {
    const window = addLines(held(31, MAX_LINES + 30), from(1, 30), 'before', true)
    expect([seqs(window)[0], window.lines.length, window.hasOlder]).toEqual([1, 1_000, true])
    expect(isLive(window)).toBe(false)
    // New lines are counted, not shown behind a gap.
    const later = addLines(window, [line(MAX_LINES + 31)], 'live')
    expect(seqs(later).at(-1)).toBe(1_000)
    expect(later.newestSeq).toBe(MAX_LINES + 31)
  })

  it('[CHAT-26] continues towards the end page by page', () => {
    const past = held(1, 10, { newestSeq: 25 })
    const next = addLines(past, from(11, 20), 'after', true)
    expect([isLive(next), seqs(next).at(-1)]).toEqual([false, 20])
    expect(isLive(addLines(next, from(21, 25), 'after'))).toBe(true)
  })

  it('[CHAT-26] replaces a window in the past by the newest page, and any window by the lines around a jump', () => {
    const past = held(1, 10, { newestSeq: 90 })
    expect(seqs(addLines(past, from(80, 90), 'newest', true))[0]).toBe(80)
    const jumped = addLines(held(80, 90), from(20, 40), 'around', true)
    expect([seqs(jumped)[0], jumped.newestSeq, jumped.hasOlder]).toEqual([20, 90, true])
    expect(isLive(jumped)).toBe(false)
  })

  it('[CHAT-11] stops at a page that adds nothing, so that a server that repeats a page is not asked for ever', () => {
    const window = held(5, 7, { hasOlder: true })
    const again = addLines(window, from(5, 6), 'before', true)
    expect([again.hasOlder, again.lines]).toEqual([false, window.lines])
  })

  it('merges the newest page into lines that reach the end', () => {
    expect(seqs(addLines(held(1, 5), from(4, 8), 'newest', true))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

describe('gapAfter', () => {
  it('[CHAT-15] finds the first gap', () => {
    expect(gapAfter({ ...EMPTY, lines: [line(1), line(2), line(5)] })).toBe(2)
    expect(gapAfter({ ...EMPTY, lines: from(1, 3) })).toBeNull()
    expect(gapAfter(EMPTY)).toBeNull()
  })

  it('[CHAT-15] includes the lines that were missed while the connection was lost', () => {
    const back = addLines({ ...EMPTY, resumeSeq: 50 }, from(81, 110), 'newest', true)
    expect(gapAfter(back)).toBe(50)
    const filled = addLines(back, from(51, 100), 'after', true)
    expect([gapAfter(filled), filled.resumeSeq, seqs(filled)[0]]).toEqual([null, null, 51])
  })

  it('[CHAT-15] continues at the newest page when too many were missed', () => {
    const back = addLines({ ...EMPTY, resumeSeq: 1 }, from(MAX_FILL + 2, MAX_FILL + 20), 'newest', true)
    expect(gapAfter(back)).toBeNull()
  })

  it('[CHAT-15] does not ask again for lines that the server no longer has', () => {
    const window = addLines(held(1, 2), [line(5)], 'live')
    const answered = addLines(window, [line(5)], 'after')
    expect(answered.holes).toEqual([2])
    expect(gapAfter(answered)).toBeNull()
    expect(gapAfter(addLines(answered, [line(8)], 'live'))).toBe(5)
  })
})

const bot = aChatLine({ seq: 1, text: '欢迎欢迎', textEn: 'Welcome!' })
const member = aChatLine({ seq: 2, text: '大家好' })
const answer = aChatLine({
  seq: 3,
  text: 'Thanks',
  reply: { seq: 1, speaker: 'b', nick: 'B', text: '欢迎欢迎', textEn: 'Welcome!' },
})

describe('linesInEnglish', () => {
  it('[CHAT-56] shows what the site wrote in both languages in English, also where it is quoted', () => {
    const shown = linesInEnglish([bot, member, answer])
    expect(shown.map(({ text }) => text)).toEqual(['Welcome!', '大家好', 'Thanks'])
    expect(shown[2]?.reply?.text).toBe('Welcome!')
  })

  it('[CHAT-56] keeps the object of a line, so that it renders once', () => {
    const first = linesInEnglish([bot, member])
    expect(first[1]).toBe(member)
    expect(linesInEnglish([bot, answer])[0]).toBe(first[0])
  })
})
