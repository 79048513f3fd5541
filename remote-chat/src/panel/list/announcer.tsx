/** Announces new lines to screen readers, politely and once. The list itself is silent: scrolling adds and removes its rows. */
import type { ChatLine } from '@lantern/contract/chat'
import { useMessages } from '@lantern/i18n'
import { HiddenText } from '@lantern/ui'
import { useEffect, useRef, useState } from 'react'
import { chatMessages } from '../parts/chat.messages.ts'
import { type Announcement, announcementsOf } from './announcements.rules.ts'

/** Announcements kept in the region: removing one while it is read would cut it off. */
const MAX_KEPT = 6

type AnnouncerProps = {
  lines: readonly ChatLine[]
  blocked: ReadonlySet<string>
  newestSeq: number
  speaker: string
  /** Lines before the first complete view of the room are not new. */
  isReady: boolean
}

export function Announcer({ lines, blocked, newestSeq, speaker, isReady }: AnnouncerProps) {
  const t = useMessages(chatMessages)
  const heard = useRef<number | null>(null)
  const next = useRef(0)
  const [spoken, setSpoken] = useState<{ id: number; said: Announcement }[]>([])
  useEffect(() => {
    if (!isReady) return
    const since = heard.current
    heard.current = Math.max(since ?? 0, newestSeq)
    if (since === null || newestSeq <= since) return
    const fresh = announcementsOf(lines, since, speaker, blocked).map((said) => {
      next.current += 1
      return { id: next.current, said }
    })
    if (fresh.length > 0) setSpoken((before) => [...before, ...fresh].slice(-MAX_KEPT))
  }, [lines, blocked, newestSeq, speaker, isReady])
  // Lines that were hidden since are not announced.
  const hidden = new Set(lines.filter((line) => line.shielded).map((line) => line.seq))
  return (
    <HiddenText aria-live="polite" aria-relevant="additions" aria-atomic="false">
      {spoken.map(({ id, said }) =>
        said.kind === 'line' && hidden.has(said.seq) ? null : (
          <span key={id}>
            {said.kind === 'line'
              ? t.spoken({ nick: said.nick, text: said.isBet ? t.sharedBet : said.text })
              : t.newLines({ n: said.count })}
          </span>
        ),
      )}
    </HiddenText>
  )
}
