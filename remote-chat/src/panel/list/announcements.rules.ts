/** What a screen reader hears of a conversation: new lines of others, once, in their order. */
import type { ChatLine } from '@lantern/contract/chat'

/** Lines that arrive at once and are still read one by one; more are announced by their number. */
const MAX_SPOKEN = 3

export type Announcement =
  | { kind: 'line'; seq: number; nick: string; text: string; isBet: boolean }
  | { kind: 'many'; count: number }

/**
 * @param heardSeq the newest line at the last call. Lines before it were prepended or filled a gap, and are not new
 * @param speaker of the member, who knows their own lines
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
