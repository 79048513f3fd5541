/** Floating button that opens the chat. */
import type { SlotProps } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { IconButton, IconChat } from '@lantern/ui'
import { chatMessages } from '../panel/parts/chat.messages.ts'

export function ChatBubble({ open, onOpen }: SlotProps['chat.bubble']) {
  const t = useMessages(chatMessages)
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
