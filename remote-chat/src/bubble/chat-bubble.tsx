/** Floating button that opens the chat and shows the number of unread lines. */
import type { SlotProps } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { IconButton, IconChat } from '@lantern/ui'
import { bubbleMessages } from './bubble.messages.ts'
import { useClosedUnread } from './use-closed-unread.ts'

export function ChatBubble({ open, onOpen, onUnread }: SlotProps['chat.bubble']) {
  const t = useMessages(bubbleMessages)
  useClosedUnread(onUnread)
  return (
    <IconButton
      kind="tinted"
      label={t.open}
      icon={<IconChat />}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
    />
  )
}
