/** The lines of a room that are held: a window of seqs that may end before the newest line. Seq is gap-free per room. */
import type { ChatLine } from '@lantern/contract/chat'

/** Most lines held, to bound memory in busy rooms; more are dropped at the end that is not being read. */
export const MAX_LINES = 1_000
/** Most missed lines that are fetched after a reconnect; with more, the list continues at the newest page. */
export const MAX_FILL = 500

export type LineWindow = {
  /** Oldest first. */
  lines: readonly ChatLine[]
  /** Highest seq that is known to exist. */
  newestSeq: number
  /** Older lines exist. */
  hasOlder: boolean
  /** Last line before the connection was lost; the lines since then are missing. */
  resumeSeq: number | null
  /** Seqs before gaps that the server could not fill. */
  holes: readonly number[]
}

/** Where lines come from: the socket, the newest page, a page at one end, or one around a line, which replaces the window. */
export type Source = 'live' | 'newest' | 'before' | 'after' | 'around'

/** The window reaches the newest line. */
export function isLive({ lines, newestSeq }: LineWindow): boolean {
  return (lines.at(-1)?.seq ?? 0) >= newestSeq
}

/** Merges lines by seq. @param hasMore more lines exist beyond the page @returns the same window when nothing is added */
export function addLines(window: LineWindow, list: readonly ChatLine[], source: Source, hasMore = false): LineWindow {
  const newestSeq = list.reduce((newest, line) => Math.max(newest, line.seq), window.newestSeq)
  if (source === 'around')
    return { ...window, lines: inOrder(list), newestSeq, hasOlder: hasMore, resumeSeq: null, holes: [] }
  const added = source === 'live' ? liveLines(window, list) : source === 'newest' ? list : missingLines(window, list)
  const hasOlder = hasOlderAfter(window, source, hasMore && added.length > 0)
  if (added.length === 0) {
    const holes = holesAfter(window, window.lines, source)
    const isSame = newestSeq === window.newestSeq && hasOlder === window.hasOlder && holes === window.holes
    return isSame ? window : { ...window, newestSeq, hasOlder, holes }
  }
  // If the window ends in the past, the newest page replaces it: the lines between are not held.
  const isApart = source === 'newest' && !isLive(window) && window.lines.length > 0
  const merged = merge(isApart ? [] : window.lines, added)
  const isTrimmed = merged.length > MAX_LINES
  const lines = source === 'before' ? merged.slice(0, MAX_LINES) : merged.slice(-MAX_LINES)
  return {
    lines,
    newestSeq,
    hasOlder: isApart ? hasMore : hasOlder || (isTrimmed && source !== 'before'),
    resumeSeq: resumeAfter(window.resumeSeq, lines),
    holes: holesAfter(window, lines, source),
  }
}

/** Seq before the first gap that can be filled, null without one. */
export function gapAfter({
  lines,
  resumeSeq,
  holes,
}: Pick<LineWindow, 'lines' | 'resumeSeq' | 'holes'>): number | null {
  let before: number | null = resumeSeq
  for (const { seq } of lines) {
    if (before !== null && seq > before + 1 && !holes.includes(before)) return before
    before = seq
  }
  return null
}

/** Lines of the socket that belong into the window: no old ones that are repeated, and no new ones if the window ends in the past. */
function liveLines(window: LineWindow, list: readonly ChatLine[]): readonly ChatLine[] {
  const first = window.lines[0]?.seq ?? 0
  const last = window.lines.at(-1)?.seq ?? 0
  const end = isLive(window) ? Number.POSITIVE_INFINITY : last
  return list.filter(({ seq }) => seq >= first && seq <= end)
}

/** Lines of a page that are not held; the socket keeps held ones up to date. */
function missingLines(window: LineWindow, list: readonly ChatLine[]): readonly ChatLine[] {
  const held = new Set(window.lines.map((line) => line.seq))
  return list.filter(({ seq }) => !held.has(seq))
}

function hasOlderAfter(window: LineWindow, source: Source, hasMore: boolean): boolean {
  if (source === 'before') return hasMore
  return source === 'newest' && window.lines.length === 0 ? hasMore : window.hasOlder
}

/** The gap of a reconnect is closed, or too wide to be filled. */
function resumeAfter(resumeSeq: number | null, lines: readonly ChatLine[]): number | null {
  const first = lines[0]?.seq
  if (resumeSeq === null || first === undefined) return resumeSeq
  return first <= resumeSeq + 1 || first - resumeSeq > MAX_FILL ? null : resumeSeq
}

/** A page after a gap that leaves the gap open: the server no longer has these lines. */
function holesAfter(window: LineWindow, lines: readonly ChatLine[], source: Source): readonly number[] {
  if (source !== 'after') return window.holes
  const asked = gapAfter(window)
  return asked !== null && gapAfter({ ...window, lines }) === asked ? [...window.holes, asked] : window.holes
}

function merge(lines: readonly ChatLine[], added: readonly ChatLine[]): readonly ChatLine[] {
  const last = lines.at(-1)?.seq ?? 0
  // The usual case: new lines at the end.
  if (added.every(({ seq }, at) => seq > (added[at - 1]?.seq ?? last))) return [...lines, ...added]
  const bySeq = new Map(lines.map((line) => [line.seq, line]))
  for (const line of added) bySeq.set(line.seq, line)
  return inOrder([...bySeq.values()])
}

function inOrder(lines: readonly ChatLine[]): readonly ChatLine[] {
  return [...lines].sort((a, b) => a.seq - b.seq)
}

/** The same line keeps its object, so that it renders once. */
const known = new WeakMap<ChatLine, ChatLine>()

/** In English: the site's own lines come in both languages, those of members as they were written. */
export function linesInEnglish(lines: readonly ChatLine[]): ChatLine[] {
  return lines.map((line) => {
    let shown = known.get(line)
    if (!shown) {
      const { reply } = line
      shown = line.textEn || reply?.textEn ? { ...inEnglish(line), ...(reply && { reply: inEnglish(reply) }) } : line
      known.set(line, shown)
    }
    return shown
  })
}

function inEnglish<Said extends { text: string; textEn?: string | undefined }>(said: Said): Said {
  return { ...said, text: said.textEn || said.text }
}
