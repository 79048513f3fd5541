/** Chat over any page: a bubble, and a panel whose state is in the address. */
import { emit, useFloatPlace } from '@lantern/platform'
import { EdgeFloat } from '@lantern/ui'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Slot } from '../mount/slot.tsx'
import { useOpenPage } from '../navigation/site-pages.ts'
import { tellUnreadLines } from '../site/unread-lines.ts'
import styles from './chat-panel.module.css'
import { ChatUnavailable } from './chat-unavailable.tsx'
import { hasVenue, showsFloating } from './floating.rules.ts'
import { useChatAddress } from './use-chat-address.ts'

export function ChatPanel() {
  const { pathname } = useLocation()
  const { isOpen, roomId, shareBet, go } = useChatAddress()
  const page = useOpenPage(pathname)
  const place = useFloatPlace()
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
          shareBet,
          besideVenue: hasVenue(page),
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
      <Slot name="chat.bubble" props={{ open: false, onOpen: () => go({ open: true }), onUnread: tellUnreadLines }} />
    </EdgeFloat>
  )
}
