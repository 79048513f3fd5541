import { ODDS_TYPE } from '@lantern/contract/constants'
import { useMessages } from '@lantern/i18n'
import { lazyPage } from '@lantern/page/lazy-page'
import { Chip, HiddenText, IconDown } from '@lantern/ui'
import { Suspense, useState } from 'react'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import { boardMessages } from './board.messages.ts'
import styles from './odds-chip.module.css'
import type { OddsChoice } from './odds-sheet.tsx'

const OddsSheet = lazyPage(() => import('./odds-sheet.tsx'), 'OddsSheet')

/** The odds type of the board, in short beside the venues, which opens the sheet to choose another. */
export function OddsChip({ odds, onOdds }: OddsChoice) {
  const s = useMessages(sportMessages)
  const t = useMessages(boardMessages)
  // Stays mounted once opened, so that its sheet has a closing animation.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const word = (['malay', 'hongkong', 'europe', 'indonesia'] as const).find((one) => ODDS_TYPE[one] === odds)
  return (
    <>
      <Chip
        className={styles.odds}
        aria-haspopup="dialog"
        count={<IconDown className={styles.down} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        <HiddenText>{`${s.oddsType} ${word && s[`odds_${word}`] !== t.odds[word] ? `${s[`odds_${word}`]} ` : ''}`}</HiddenText>
        {word && t.odds[word]}
      </Chip>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <OddsSheet open={isOpen} onOpenChange={setOpen} odds={odds} onOdds={onOdds} />
        </Suspense>
      )}
    </>
  )
}
