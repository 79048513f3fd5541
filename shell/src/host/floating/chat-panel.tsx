/** Chat over any page: a bubble, and a panel whose state is in the address (`?chat=1&roomId=…&shareBet=…`), so that it can be linked and the back button closes it. */
import { emit, useEvent, useFloatPlace } from '@lantern/platform'
import { EdgeFloat } from '@lantern/ui'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Slot } from '../mount/slot.tsx'
import { useOpenPage } from '../navigation/site-pages.ts'
import { tellUnreadLines } from '../site/unread-lines.ts'
import styles from './chat-panel.module.css'
import { ChatUnavailable } from './chat-unavailable.tsx'
import { showsFloating } from './floating.rules.ts'

/** The room that is open to all (screens.md 10). */
const LOBBY = 'lobby'

export function ChatPanel() {
  const [query, setQuery] = useSearchParams()
  const { pathname } = useLocation()
  const isOpen = query.get('chat') === '1'
  const roomId = query.get('roomId') ?? query.get('rid') ?? LOBBY

  const go = (next: { open: boolean; roomId?: string }, replace = false): void => {
    const params = new URLSearchParams(query)
    params.delete('rid')
    params.delete('shareBet')
    if (next.open) {
      params.set('chat', '1')
      params.set('roomId', next.roomId ?? LOBBY)
    } else {
      params.delete('chat')
      params.delete('roomId')
    }
    setQuery(params, { replace, preventScrollReset: true })
  }
  const page = useOpenPage(pathname)
  const place = useFloatPlace()
  useEvent('chat:open', ({ roomId: room }) => go({ open: true, roomId: room }))
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = false
    emit('chat:toggled', { open: isOpen })
  }, [isOpen])

  if (isOpen) {
    // A panel that fades out reports a press outside as another close. The member may be on the way to another page by then.
    const close = (): void => {
      if (isClosing.current) return
      isClosing.current = true
      go({ open: false }, true)
    }
    return (
      <Slot
        name="chat.panel"
        props={{
          roomId,
          shareBet: query.get('shareBet') ?? undefined,
          onClose: close,
          onRoom: (room) => go({ open: true, roomId: room }, true),
          onUnread: tellUnreadLines,
        }}
        failed={<ChatUnavailable onClose={close} />}
      />
    )
  }
  if (!showsFloating(pathname, page)) return null
  return (
    <EdgeFloat className={styles.bubble} spot={place}>
      <Slot name="chat.bubble" props={{ open: false, onOpen: () => go({ open: true }) }} />
    </EdgeFloat>
  )
}
