import type { WalletOverview } from '@lantern/contract/wallet'
import { useMessages } from '@lantern/i18n'
import { Amount, Card, IconClock, IconLock, IconOffers, IconWithdraw, ListRow, Section } from '@lantern/ui'
import { type ReactNode, useState } from 'react'
import { ExplainSheet } from '../../parts/explain/explain-sheet.tsx'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { walletMessages } from './parts/wallet.messages.ts'

type LockType = WalletOverview['lock'][number]['type']

const ICONS: Readonly<Record<LockType, ReactNode>> = {
  withdraw: <IconWithdraw />,
  transfer: <IconClock />,
  risk: <IconLock />,
  bonus: <IconOffers />,
}

/** The locked amounts, each with its reason and the condition that releases it. Renders nothing if none is locked. */
export function LockList({ locks }: { locks: WalletOverview['lock'] }) {
  const t = useMessages(walletMessages)
  const [isHidden] = useHideAmounts()
  const [opened, setOpened] = useState<LockType>('withdraw')
  const [isOpen, setOpen] = useState(false)
  if (locks.length === 0) return null
  const titles: Readonly<Record<LockType, string>> = {
    withdraw: t.lockWithdraw,
    transfer: t.lockTransfer,
    risk: t.lockRisk,
    bonus: t.lockBonus,
  }
  return (
    <Section title={t.locks}>
      <Card padding="none">
        {locks.map((lock) => (
          <ListRow
            key={`${lock.type}-${lock.ref}`}
            icon={ICONS[lock.type]}
            iconTile
            title={titles[lock.type]}
            detail={lock.rule}
            value={<Amount value={lock.amount} currency="¥" hidden={isHidden} />}
            chevron={false}
            onClick={() => {
              setOpened(lock.type)
              setOpen(true)
            }}
          />
        ))}
      </Card>
      <ExplainSheet figure={opened} label={titles[opened]} open={isOpen} onOpenChange={setOpen} />
    </Section>
  )
}
