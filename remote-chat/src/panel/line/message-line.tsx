/** One chat message. Lines of one sender within five minutes are grouped under one name. */
import type { ChatLine } from '@lantern/contract/chat'
import { formatTime, useMessages } from '@lantern/i18n'
import { lazyPage } from '@lantern/page/lazy-page'
import { Avatar, Badge } from '@lantern/ui'
import { memo, Suspense } from 'react'
import { chatMessages } from '../parts/chat.messages.ts'
import { Quote } from '../parts/quote.tsx'
import { siteLinksIn } from './link/site-link.rules.ts'
import styles from './message-line.module.css'
import { Reactions } from './reactions.tsx'
import { useLongPress } from './use-long-press.ts'

const BetCard = lazyPage(() => import('./bet/bet-card.tsx'), 'BetCard')
const LinkCard = lazyPage(() => import('./link/link-card.tsx'), 'LinkCard')
const PacketCard = lazyPage(() => import('./packet/packet-card.tsx'), 'PacketCard')
const ScamNote = lazyPage(() => import('../scam/scam-note.tsx'), 'ScamNote')

type MessageLineProps = {
  line: ChatLine
  isOwn: boolean
  isTogether: boolean
  /** Its speaker is blocked, or the speaker of the quoted line. */
  isBlocked: boolean
  isQuoteBlocked: boolean
  /** The member jumped to this line. */
  isTarget: boolean
  /** The member's speaker name, '' for visitors. */
  own: string
  onMenu: (line: ChatLine) => void
  onJump: (seq: number) => void
  /** The member followed a link to a page. */
  onLeave: () => void
  /** Undefined if the member may not react. */
  onReact?: (line: ChatLine, emoji: string, on: boolean) => void
}

export const MessageLine = memo(function MessageLine(props: MessageLineProps) {
  const { line, isOwn, isTogether, isBlocked, isQuoteBlocked, isTarget, own, onMenu, onJump, onReact, onLeave } = props
  const t = useMessages(chatMessages)
  const press = useLongPress(() => onMenu(line))
  const { reply } = line
  const isHidden = line.shielded || isBlocked
  const links = isHidden ? [] : siteLinksIn(line.text)
  // The card shows the whole content.
  const isBare = line.text === '' && line.card !== undefined && !isHidden
  return (
    // biome-ignore lint/a11y/useSemanticElements: an article in a log has no further structure
    <div
      className={styles.line}
      role="article"
      aria-label={t.lineOf({ nick: isOwn ? t.you : line.nick })}
      // Reached by the arrow keys of the list; not a tab stop.
      tabIndex={-1}
      data-line={line.seq}
      data-own={isOwn || undefined}
      data-together={isTogether || undefined}
      data-target={isTarget || undefined}
      data-called={(own !== '' && line.mentions.includes(own)) || undefined}
      onContextMenu={(event) => {
        event.preventDefault()
        onMenu(line)
      }}
      {...press}
    >
      {!isOwn && (
        <span className={styles.avatar}>
          {!isTogether && <Avatar seed={line.speaker} name={line.nick} size="sm" />}
        </span>
      )}
      <div className={styles.body}>
        {!isTogether && !isOwn && (
          <p className={styles.who}>
            <span className={styles.nick}>{line.nick}</span>
            {line.vip > 0 && <Badge>{t.vip({ n: line.vip })}</Badge>}
          </p>
        )}
        {reply && !isHidden && (
          <Quote
            quote={isQuoteBlocked ? { ...reply, kind: undefined, text: '' } : reply}
            onJump={() => onJump(reply.seq)}
          />
        )}
        {line.packet && !isHidden && (
          <Suspense fallback={null}>
            <PacketCard id={line.packet.id} canOpen={own !== ''} />
          </Suspense>
        )}
        {line.card && !isHidden && (
          <Suspense fallback={null}>
            <BetCard card={line.card} onLeave={onLeave} />
          </Suspense>
        )}
        <p className={styles.bubble} data-shielded={isHidden || undefined} data-bare={isBare || undefined}>
          {line.shielded ? t.shielded : isBlocked ? t.blocked : line.text}
          <time className={styles.time}>{formatTime(line.at)}</time>
        </p>
        {links.length > 0 && (
          <Suspense fallback={null}>
            {links.map((link) => (
              <LinkCard key={link.path} link={link} onLeave={onLeave} />
            ))}
          </Suspense>
        )}
        {!isOwn && !isHidden && line.text !== '' && (
          <Suspense fallback={null}>
            <ScamNote text={line.text} />
          </Suspense>
        )}
        {line.reactions.length > 0 && !isHidden && (
          <Reactions line={line} own={own} onReact={onReact && ((emoji, on) => onReact(line, emoji, on))} />
        )}
      </div>
    </div>
  )
})
