/** Messages and composer of one room, with the menu of a message between them. */
import type { ChatLine, REACTIONS } from '@lantern/contract/chat'
import { lazyPage } from '@lantern/page/lazy-page'
import { memberMessage, showToast } from '@lantern/platform'
import { Suspense, useMemo, useRef, useState } from 'react'
import { sendReaction } from '../room/chat.api.ts'
import { withQuoteHidden } from '../room/room.rules.ts'
import { useBlocks } from '../room/use-blocks.ts'
import type { ChatHandle } from '../room/use-chat.ts'
import type { Gate } from '../room/write-gate.rules.ts'
import { useOpenSpends } from '../spends/open-spends.ts'
import { type ChatDraft, readChatDraft, writeChatDraft } from './composer/chat-drafts.ts'
import { Composer } from './composer/composer.tsx'
import { insertMention } from './composer/mention.rules.ts'
import { MessageList } from './list/message-list.tsx'

const LineMenu = lazyPage(() => import('./line/line-menu.tsx'), 'LineMenu')
const OpenSpendNote = lazyPage(() => import('./more/open-spend.tsx'), 'OpenSpendNote')
const MoreSheet = lazyPage(() => import('./more/more-sheet.tsx'), 'MoreSheet')

type RoomProps = {
  chat: ChatHandle
  gate: Gate
  /** The reason why the member cannot write may have ended. */
  onDue: () => void
  /** Number of a bet of the member to share; cleared by `onShareClosed`. */
  shareBet?: string
  onShareClosed: () => void
  onClose: () => void
}

export function Room({ chat, gate, onDue, shareBet, onShareClosed, onClose }: RoomProps) {
  const { room, roomId, memberId } = chat
  const [draft, setDraft] = useState(() => readChatDraft(memberId, roomId))
  const blocks = useBlocks(memberId)
  const [menuSeq, setMenuSeq] = useState<number | null>(null)
  const [hadMenu, setHadMenu] = useState(false)
  // Stays mounted once opened, so that its sheet has a closing animation.
  const [more, setMore] = useState<boolean | null>(null)
  const spends = useOpenSpends(memberId)
  // The current state of the line: it may have been hidden since.
  const menu = useMemo(() => room.lines.find((line) => line.seq === menuSeq) ?? null, [room.lines, menuSeq])
  if (menu !== null && !hadMenu) setHadMenu(true)
  const field = useRef<HTMLTextAreaElement>(null)
  const goesOnWriting = useRef(false)
  const canWrite = gate.kind === 'open'
  const own = room.login.speaker
  // Once it may be sent.
  if (shareBet !== undefined && canWrite && more === null) setMore(true)
  const closeMore = (): void => {
    setMore(false)
    if (shareBet !== undefined) onShareClosed()
  }

  const write = (next: ChatDraft): void => {
    setDraft(next)
    writeChatDraft(memberId, roomId, next)
  }
  const fail = (error: unknown): void => showToast({ text: memberMessage(error), kind: 'error' })
  const react = (line: ChatLine, emoji: string, on: boolean): void => {
    sendReaction(roomId, line.seq, emoji as (typeof REACTIONS)[number], on).catch(fail)
  }
  const mention = ({ nick, speaker }: ChatLine): void => {
    const { text } = insertMention(draft.text, draft.text.length, nick)
    write({ ...draft, text, mentions: { ...draft.mentions, [nick]: speaker } })
    goesOnWriting.current = true
  }
  const reply = ({ seq, kind, speaker, nick, text }: ChatLine): void => {
    write({ ...draft, reply: { seq, speaker, nick, text, ...(kind === 'bet' && { kind: 'bet' as const }) } })
    goesOnWriting.current = true
  }
  // A closing sheet returns the focus to the line, so the text field takes it afterwards.
  const onMenuClosed = (): void => {
    if (goesOnWriting.current) field.current?.focus()
    goesOnWriting.current = false
  }
  return (
    <>
      <MessageList
        chat={chat}
        isOutOfLevel={gate.kind === 'vip'}
        blocked={blocks.speakers}
        onMenu={({ seq }) => setMenuSeq(seq)}
        onReact={canWrite ? react : undefined}
        onLeave={onClose}
      />
      {/* The open sheet shows them itself. */}
      {more !== true && spends.length > 0 && (
        <Suspense fallback={null}>
          {spends.map((spend) => (
            <OpenSpendNote key={spend.requestNo} spend={spend} />
          ))}
        </Suspense>
      )}
      <Composer
        field={field}
        gate={gate}
        room={room}
        roomId={roomId}
        draft={{ ...draft, ...withQuoteHidden(draft, room.shielded) }}
        onDraft={write}
        onSend={(said) => chat.say(said)}
        onMore={() => setMore(true)}
        onDue={onDue}
        onLeave={onClose}
      />
      {more !== null && (
        <Suspense fallback={null}>
          <MoreSheet
            open={more}
            roomId={roomId}
            memberId={memberId}
            shareBet={shareBet}
            onSay={chat.say}
            onClose={closeMore}
          />
        </Suspense>
      )}
      {hadMenu && (
        <Suspense fallback={null}>
          <LineMenu
            line={menu}
            rights={{
              own,
              canWrite,
              isModerator: room.login.isModerator,
              pinned: room.pinned,
              slowSec: room.slowSec,
              isBlocked: menu !== null && blocks.speakers.has(menu.speaker),
            }}
            onReact={react}
            onReply={reply}
            onMention={mention}
            onBlock={(line, on) => blocks.set(line, on).catch(fail)}
            onClose={() => setMenuSeq(null)}
            onClosed={onMenuClosed}
          />
        </Suspense>
      )}
    </>
  )
}
