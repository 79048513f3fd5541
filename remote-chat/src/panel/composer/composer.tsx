/** Message input, or the reason why the member cannot write and how to resolve it (screens.md 10, gate). */
import { ROUTE } from '@lantern/contract'
import { CHAT_MAX_UNITS } from '@lantern/contract/chat'
import { SECOND_MS } from '@lantern/contract/site-time'
import { useMessages } from '@lantern/i18n'
import { lazyPage } from '@lantern/page/lazy-page'
import { now, textLength, useInterval } from '@lantern/platform'
import { Button, IconButton, IconClose, IconPlus, IconSend, IconSmile } from '@lantern/ui'
import {
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { RoomView, Utterance } from '../../room/room.rules.ts'
import { draftProblem, type Gate, slowModeLeft } from '../../room/write-gate.rules.ts'
import { insertAt } from '../emoji/emoji.rules.ts'
import { withSitePaths } from '../line/link/site-link.rules.ts'
import { chatMessages } from '../parts/chat.messages.ts'
import { Quote } from '../parts/quote.tsx'
import { type ChatDraft, EMPTY_DRAFT } from './chat-drafts.ts'
import styles from './composer.module.css'
import { insertMention, type Mentionable, mentionAt, mentionables, mentionedIn } from './mention.rules.ts'
import { MentionPicker, optionId } from './mention-picker.tsx'

const ScamNote = lazyPage(() => import('../scam/scam-note.tsx'), 'ScamNote')
const EmojiPicker = lazyPage(() => import('../emoji/emoji-picker.tsx'), 'EmojiPicker')
const GateNote = lazyPage(() => import('./gate-note.tsx'), 'GateNote')

/** Remaining units at which the counter appears. */
const COUNTER_FROM = 40

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>
  gate: Gate
  /** Its speakers can be mentioned. */
  room: RoomView
  roomId: string
  draft: ChatDraft
  onDraft: (draft: ChatDraft) => void
  onSend: (said: Utterance) => void
  /** The member wants to send something other than text. */
  onMore: () => void
  /** The reason why the member cannot write may have ended. */
  onDue: () => void
  onLeave: () => void
}

export function Composer(props: ComposerProps) {
  const { gate, roomId, onDue, onLeave } = props
  const t = useMessages(chatMessages)
  const location = useLocation()
  if (gate.kind === 'login') {
    const back = `${location.pathname}${location.search}`
    return (
      <div className={styles.gate}>
        <Button
          kind="primary"
          block
          render={<Link to={`${ROUTE.login}?redirect=${encodeURIComponent(back)}`} onClick={onLeave} />}
        >
          {t.login}
        </Button>
      </div>
    )
  }
  if (gate.kind === 'open' || gate.kind === 'connecting') return <Field {...props} />
  return (
    <Suspense fallback={<div className={styles.gate} />}>
      <GateNote gate={gate} roomId={roomId} onDue={onDue} onLeave={onLeave} />
    </Suspense>
  )
}

function Field({ field, gate, room, draft, onDraft, onSend, onMore }: ComposerProps) {
  const t = useMessages(chatMessages)
  const { text, reply } = draft
  // A changed value puts the caret at the end.
  const wantedCaret = useRef<number | null>(null)
  useLayoutEffect(() => {
    const area = field.current
    if (wantedCaret.current === null || area?.value !== text) return
    area.setSelectionRange(wantedCaret.current, wantedCaret.current)
    wantedCaret.current = null
  }, [text, field])
  const [caret, setCaret] = useState(text.length)
  const [active, setActive] = useState(0)
  const [isPicking, setIsPicking] = useState(false)
  const [noteId, pickerId, emojiId] = [useId(), useId(), useId()]
  const [showsEmoji, setShowsEmoji] = useState(false)

  const word = isPicking ? mentionAt(text, caret) : null
  const names = word === null ? [] : mentionables(room.lines, room.login.speaker, word.query)
  const problem = draftProblem(text)
  const isBad = problem === 'long' || problem === 'rows'
  // Slow mode counts down only while there is something to send.
  const [, count] = useReducer((beats: number) => beats + 1, 0)
  const waitMs = slowModeLeft(room, now())
  useInterval(count, waitMs > 0 ? SECOND_MS : null)
  const left = CHAT_MAX_UNITS - textLength(text)
  const note = isBad
    ? { long: t.tooLong, rows: t.tooManyRows }[problem]
    : waitMs > 0 && problem === null
      ? t.wait({ n: Math.ceil(waitMs / SECOND_MS) })
      : left <= COUNTER_FROM
        ? t.left({ n: left })
        : ''

  const send = (): void => {
    if (problem !== null || gate.kind !== 'open' || slowModeLeft(room, now()) > 0) return
    const mentions = mentionedIn(text, draft.mentions)
    onSend({
      text: withSitePaths(text.trim(), window.location.origin),
      ...(reply && { reply }),
      ...(mentions.length > 0 && { mentions }),
    })
    onDraft(EMPTY_DRAFT)
    setIsPicking(false)
  }
  const pick = ({ nick, speaker }: Mentionable): void => {
    const next = insertMention(text, caret, nick)
    onDraft({ ...draft, text: next.text, mentions: { ...draft.mentions, [nick]: speaker } })
    setCaret(next.caret)
    wantedCaret.current = next.caret
    setIsPicking(false)
    field.current?.focus()
  }
  const addEmoji = (emoji: string): void => {
    const next = insertAt(text, caret, emoji)
    onDraft({ ...draft, text: next.text })
    setCaret(next.caret)
    wantedCaret.current = next.caret
  }
  const closeEmoji = (): void => {
    setShowsEmoji(false)
    field.current?.focus()
  }
  /** Escape closes the emoji picker before the panel, wherever the focus is in the composer. @returns whether it did */
  const leaveEmoji = (event: KeyboardEvent): boolean => {
    if (event.key !== 'Escape' || !showsEmoji) return false
    event.stopPropagation()
    closeEmoji()
    return true
  }
  /** @returns whether the picker took the key */
  const onPickerKey = (key: string): boolean => {
    const chosen = names[active] ?? names[0]
    if (chosen === undefined) return false
    if (key === 'ArrowDown') setActive((active + 1) % names.length)
    else if (key === 'ArrowUp') setActive((active + names.length - 1) % names.length)
    else if (key === 'Escape') setIsPicking(false)
    else if (key === 'Enter' || key === 'Tab') pick(chosen)
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also commits an IME composition (pinyin) and must not send then.
    if (event.nativeEvent.isComposing) return
    if (onPickerKey(event.key)) {
      event.preventDefault()
      event.stopPropagation()
    } else if (leaveEmoji(event)) {
      return
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    }
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {reply && (
        <fieldset className={styles.reply} aria-label={t.replyingTo({ nick: reply.nick })}>
          <Quote quote={reply} />
          <IconButton
            label={t.cancelReply}
            icon={<IconClose />}
            onClick={() => onDraft({ text, mentions: draft.mentions })}
          />
        </fieldset>
      )}
      {showsEmoji && (
        <Suspense fallback={null}>
          <EmojiPicker id={emojiId} onPick={addEmoji} onClose={closeEmoji} />
        </Suspense>
      )}
      {names.length > 0 && <MentionPicker id={pickerId} list={names} active={active} onPick={pick} />}
      <IconButton
        label={t.more}
        icon={<IconPlus />}
        aria-haspopup="dialog"
        disabled={gate.kind !== 'open'}
        onClick={onMore}
      />
      <textarea
        ref={field}
        className={styles.field}
        rows={1}
        value={text}
        placeholder={t.field}
        aria-label={t.field}
        aria-describedby={noteId}
        aria-invalid={isBad || undefined}
        aria-autocomplete="list"
        aria-controls={names.length > 0 ? pickerId : undefined}
        aria-activedescendant={names.length > 0 ? optionId(pickerId, active) : undefined}
        enterKeyHint="send"
        onChange={({ target }) => {
          onDraft({ ...draft, text: target.value })
          setCaret(target.selectionStart)
          setActive(0)
          setIsPicking(true)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        label={t.emoji}
        icon={<IconSmile />}
        aria-expanded={showsEmoji}
        aria-controls={showsEmoji ? emojiId : undefined}
        onClick={() => setShowsEmoji(!showsEmoji)}
        onKeyDown={leaveEmoji}
      />
      <IconButton
        kind="tinted"
        type="submit"
        label={t.send}
        icon={<IconSend />}
        disabled={gate.kind !== 'open' || problem !== null || waitMs > 0}
      />
      <p id={noteId} className={styles.note} data-bad={isBad || undefined}>
        {note}
      </p>
      {problem === null && (
        <Suspense fallback={null}>
          <ScamNote text={text} isDraft />
        </Suspense>
      )}
    </form>
  )
}
