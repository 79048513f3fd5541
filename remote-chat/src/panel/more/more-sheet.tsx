/** What can be sent beside text. */
import { useMessages } from '@lantern/i18n'
import { Sheet } from '@lantern/ui'
import type { Utterance } from '../../room/room.rules.ts'
import { moreMessages } from './more.messages.ts'
import { ShareBetForm } from './share-bet-form.tsx'

type MoreSheetProps = { open: boolean; onSay: (said: Utterance) => void; onClose: () => void }

export function MoreSheet({ open, onSay, onClose }: MoreSheetProps) {
  const t = useMessages(moreMessages)
  return (
    <Sheet open={open} title={t.shareBet} closeLabel={t.closeShare} onOpenChange={(next) => next || onClose()}>
      <ShareBetForm
        onShare={(said) => {
          onSay(said)
          onClose()
        }}
      />
    </Sheet>
  )
}
