/** Message input, or the reason why the member cannot write and how to resolve it (screens.md 10, gate). */
import { ROUTE } from '@lantern/contract'
import { CHAT_MAX_UNITS } from '@lantern/contract/chat'
import { formatTime, useMessages } from '@lantern/i18n'
import { textLength } from '@lantern/platform'
import { Button, IconButton, IconSend } from '@lantern/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { draftProblem, type Gate } from '../room/room.rules.ts'
import { chatMessages } from './chat.messages.ts'
import styles from './composer.module.css'
import { draftKey, drafts } from './drafts.ts'

/** Remaining units at which the counter appears. */
const COUNTER_FROM = 40

type ComposerProps = {
  gate: Gate
  memberId: string
  roomId: string
  onSend: (text: string) => void
  onLeave: () => void
}

export function Composer({ gate, memberId, roomId, onSend, onLeave }: ComposerProps) {
  const t = useMessages(chatMessages)
  const key = draftKey(memberId, roomId)
  const [text, setText] = useState(() => drafts.get(key) ?? '')
  const noteId = useId()
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
  if (gate.kind !== 'open' && gate.kind !== 'connecting') return <p className={styles.gate}>{gateText(gate, t)}</p>

  const problem = draftProblem(text)
  const left = CHAT_MAX_UNITS - textLength(text)
  const note =
    problem === 'long'
      ? t.tooLong
      : problem === 'rows'
        ? t.tooManyRows
        : left <= COUNTER_FROM
          ? t.left({ n: left })
          : ''
  const write = (next: string): void => {
    setText(next)
    drafts.set(key, next)
  }
  const send = (): void => {
    if (problem !== null || gate.kind !== 'open') return
    onSend(text.trim())
    write('')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also commits an IME composition (pinyin) and must not send then.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        className={styles.field}
        rows={1}
        value={text}
        placeholder={t.field}
        aria-label={t.field}
        aria-describedby={noteId}
        aria-invalid={problem === 'long' || problem === 'rows' || undefined}
        enterKeyHint="send"
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        kind="tinted"
        type="submit"
        label={t.send}
        icon={<IconSend />}
        disabled={gate.kind !== 'open' || problem !== null}
      />
      <p id={noteId} className={styles.note} data-bad={problem === 'long' || problem === 'rows' || undefined}>
        {gate.kind === 'connecting' ? t.connecting : note}
      </p>
    </form>
  )
}

function gateText(
  gate: Exclude<Gate, { kind: 'open' } | { kind: 'login' } | { kind: 'connecting' }>,
  t: (typeof chatMessages)['zh-CN'],
): string {
  switch (gate.kind) {
    case 'muted':
      return gate.until === null
        ? t.mutedOpen({ rule: gate.rule })
        : t.muted({ until: formatTime(gate.until), rule: gate.rule })
    case 'vip':
      return t.vipGate({ min: gate.min, max: gate.max })
    case 'room':
      return gate.status === 2 ? t.roomMaintenance : t.roomClosed
  }
}
