import { useMessages } from '@lantern/i18n'
import { ErrorPanel, Sheet } from '@lantern/ui'
import { useRemotes } from '../remotes/remotes-context.ts'
import { chatMessages } from './chat.messages.ts'

/** Replaces the chat panel when its remote cannot be loaded (screens.md 0.2). */
export function ChatUnavailable({ onClose }: { onClose: () => void }) {
  const t = useMessages(chatMessages)
  const remotes = useRemotes()
  const name = remotes.fillerOf('chat.panel')
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.title} closeLabel={t.close}>
      <ErrorPanel
        title={t.unavailable}
        message={t.hint}
        art="chat"
        retryLabel={t.retry}
        onRetry={name === null ? undefined : () => remotes.loader(name, 'slots').ask()}
      />
    </Sheet>
  )
}
