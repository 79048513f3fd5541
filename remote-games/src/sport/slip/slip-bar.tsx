import type { OddsType } from '@lantern/contract/constants'
import type { Venue } from '@lantern/contract/games'
import { convertOdds } from '@lantern/contract/odds'
import { formatOdds, useMessages } from '@lantern/i18n'
import { lazyPage } from '@lantern/page/lazy-page'
import { HiddenText, IconReceipt } from '@lantern/ui'
import { Suspense, useState } from 'react'
import { useWatch } from '../../parts/feed/live-prices.ts'
import { useSlip } from '../../parts/slip/slip.store.ts'
import { combinedOdds } from '../../parts/slip/slip-money.rules.ts'
import { slipMessages } from './slip.messages.ts'
import styles from './slip-bar.module.css'
import { useHandedPicks } from './use-handed-picks.ts'

const SlipSheet = lazyPage(() => import('./slip-sheet.tsx'), 'SlipSheet')

export type SlipBarProps = {
  venues: readonly Venue[] | undefined
  odds: OddsType
  /** Enters a venue with the slip. */
  onEnter: (venue: Venue) => void
}

/** The slip in one line above the tab bar, while it has selections; a tap opens it. */
export function SlipBar({ venues, odds, onEnter }: SlipBarProps) {
  const t = useMessages(slipMessages)
  const slip = useSlip()
  const [isOpen, setOpen] = useState(false)
  useHandedPicks(() => setOpen(true))
  useWatch(
    slip.legs.map(({ matchId }) => matchId),
    true,
  )
  const count = slip.legs.length
  if (count === 0 && !isOpen) return null
  const venue = venues?.find(({ enName }) => enName === slip.book)
  return (
    <>
      {count > 0 && (
        <button type="button" className={styles.bar} onClick={() => setOpen(true)}>
          <IconReceipt aria-hidden="true" />
          <HiddenText>{t.open({ count })}</HiddenText>
          <span className={styles.words} aria-hidden="true">
            {t.slip}
          </span>
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
          {count > 1 && (
            <span className={styles.odds}>
              {t.parlayShort} {formatOdds(convertOdds(combinedOdds(slip.legs.map((leg) => leg.odds)), odds))}
            </span>
          )}
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <SlipSheet venue={venue} odds={odds} onEnter={onEnter} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
