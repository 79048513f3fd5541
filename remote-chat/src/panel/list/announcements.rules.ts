/** Announcements of a conversation for screen readers: new lines of others, once, in order. */
import type { ChatLine } from '@lantern/contract/chat'

/** Most lines of one delivery that are announced one by one; of more, only the number is announced. */
const MAX_SPOKEN = 3

export type Announcement =
  | { kind: 'line'; seq: number; nick: string; text: string; isBet: boolean }
  | { kind: 'many'; count: number }

/**
 * @param heardSeq seq of the newest line at the last call. Earlier lines were prepended or filled a gap, and are not new
 * @param speaker the member's speaker name: own lines are not announced
 */
export function announcementsOf(
  lines: readonly ChatLine[],
  heardSeq: number,
  speaker: string,
  blocked: ReadonlySet<string> = new Set(),
): Announcement[] {
  const fresh = lines.filter(
    (line) =>
      line.seq > heardSeq &&
      !line.shielded &&
      !blocked.has(line.speaker) &&
      (speaker === '' || line.speaker !== speaker),
  )
  if (fresh.length > MAX_SPOKEN) return [{ kind: 'many', count: fresh.length }]
  return fresh.map(({ seq, nick, text, kind }) => ({ kind: 'line', seq, nick, text, isBet: kind === 'bet' }))
}
