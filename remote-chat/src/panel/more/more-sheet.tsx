/** Menu of what can be sent besides text: a bet, a gift, a red packet. */
import { useMessages } from '@lantern/i18n'
import { Button, IconOffers, IconReceipt, IconWallet, Sheet } from '@lantern/ui'
import { useState } from 'react'
import type { Utterance } from '../../room/room.rules.ts'
import { GiftForm } from './gift-form.tsx'
import { moreMessages } from './more.messages.ts'
import styles from './more-sheet.module.css'
import { PacketForm } from './packet-form.tsx'
import { ShareBetForm } from './share-bet-form.tsx'

type MoreSheetProps = {
  open: boolean
  roomId: string
  memberId: string
  /** A bet of the member whose share form opens instead of the menu. */
  shareBet?: string
  onSay: (said: Utterance) => void
  onClose: () => void
}
type View = 'menu' | 'bet' | 'gift' | 'packet'

export function MoreSheet({ open, roomId, memberId, shareBet, onSay, onClose }: MoreSheetProps) {
  const t = useMessages(moreMessages)
  const [view, setView] = useState<View>(shareBet === undefined ? 'menu' : 'bet')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setView('menu')
  }
  const title = { menu: t.more, bet: t.shareBet, gift: t.gift, packet: t.packet }[view]
  // The sheet stays until the member sees whether it was paid.
  const [isSending, setIsSending] = useState(false)
  return (
    <Sheet
      open={open}
      title={title}
      closeLabel={t.close}
      dismissible={!isSending}
      onOpenChange={(next) => next || isSending || onClose()}
    >
      {view === 'menu' && (
        <div className={styles.menu}>
          <Button block icon={<IconReceipt />} onClick={() => setView('bet')}>
            {t.shareBet}
          </Button>
          <Button block icon={<IconOffers />} onClick={() => setView('gift')}>
            {t.gift}
          </Button>
          <Button block icon={<IconWallet />} onClick={() => setView('packet')}>
            {t.packet}
          </Button>
        </div>
      )}
      {view === 'bet' && (
        <ShareBetForm
          first={shareBet}
          onShare={(said) => {
            onSay(said)
            onClose()
          }}
        />
      )}
      {view === 'gift' && <GiftForm roomId={roomId} memberId={memberId} onSending={setIsSending} onDone={onClose} />}
      {view === 'packet' && (
        <PacketForm roomId={roomId} memberId={memberId} onSending={setIsSending} onDone={onClose} />
      )}
    </Sheet>
  )
}
