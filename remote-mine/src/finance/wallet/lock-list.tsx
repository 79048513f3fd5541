import { entryOf, isKnown } from '@lantern/contract/open-enum'
import type { WalletOverview } from '@lantern/contract/wallet'
import { useMessages } from '@lantern/i18n'
import { Amount, Card, IconClock, IconLock, IconOffers, IconWithdraw, ListRow, Section } from '@lantern/ui'
import { useState } from 'react'
import { ExplainSheet } from '../../parts/explain/explain-sheet.tsx'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { walletMessages } from './parts/wallet.messages.ts'

const ICONS = {
  withdraw: <IconWithdraw />,
  transfer: <IconClock />,
  risk: <IconLock />,
  bonus: <IconOffers />,
} as const
type LockType = keyof typeof ICONS
const LOCK_TYPES = Object.keys(ICONS) as LockType[]

/** The locked amounts, each with its reason and the condition that releases it. Renders nothing if none is locked. */
export function LockList({ locks }: { locks: WalletOverview['lock'] }) {
  const t = useMessages(walletMessages)
  const [isHidden] = useHideAmounts()
  const [opened, setOpened] = useState<LockType>('withdraw')
  const [isOpen, setOpen] = useState(false)
  if (locks.length === 0) return null
  const titles = {
    withdraw: t.lockWithdraw,
    transfer: t.lockTransfer,
    risk: t.lockRisk,
    bonus: t.lockBonus,
  }
  const explain = (type: LockType) => () => {
    setOpened(type)
    setOpen(true)
  }
  return (
    <Section title={t.locks}>
      <Card padding="none">
        {locks.map((lock) => (
          <ListRow
            key={`${lock.type}-${lock.ref}`}
            icon={entryOf(ICONS, lock.type) ?? <IconLock />}
            iconTile
            title={entryOf(titles, lock.type) ?? lock.type}
            detail={lock.rule}
            value={<Amount value={lock.amount} currency="¥" hidden={isHidden} />}
            onClick={isKnown(LOCK_TYPES, lock.type) ? explain(lock.type) : undefined}
          />
        ))}
      </Card>
      <ExplainSheet figure={opened} label={titles[opened]} open={isOpen} onOpenChange={setOpen} />
    </Section>
  )
}
