import type { VenueWallet, WalletOverview } from '@lantern/contract/wallet'
import { useMessages } from '@lantern/i18n'
import { compareMoney } from '@lantern/platform'
import { Button, Card, Section } from '@lantern/ui'
import { useState } from 'react'
import { hasVenueMoney } from './parts/recall.rules.ts'
import { walletMessages } from './parts/wallet.messages.ts'
import styles from './parts/wallet.module.css'
import { RecallAll } from './recall-all.tsx'
import { VenueRow } from './venue-row.tsx'

const isEmpty = ({ balance, state }: VenueWallet): boolean =>
  (state === 1 || state === 2) && balance !== null && compareMoney(balance, '0') === 0

/** Venue wallets: those with money first, empty ones collapsed, unknown balances never shown as zero. */
export function VenueList({ wallet }: { wallet: WalletOverview }) {
  const t = useMessages(walletMessages)
  const [isUnfolded, setUnfolded] = useState(false)
  const empty = wallet.venues.filter(isEmpty)
  const held = wallet.venues.filter((venue) => !isEmpty(venue))
  const shown = isUnfolded ? [...held, ...empty] : held
  if (wallet.venues.length === 0) return null
  return (
    <Section title={t.venues} action={<RecallAll wallet={wallet} />}>
      <Card padding="none">
        <ul>
          {shown.map((venue) => (
            <VenueRow key={venue.enName} venue={venue} wallet={wallet} />
          ))}
        </ul>
        {empty.length > 0 && (
          <Button
            kind="quiet"
            block
            className={styles.fold}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? t.foldVenues : t.emptyVenues({ n: String(empty.length) })}
          </Button>
        )}
      </Card>
      <p className={styles.footNote}>{hasVenueMoney(wallet.venues) ? t.recallHint : t.recallNothing}</p>
    </Section>
  )
}
