import type { DecidedRound } from '@lantern/contract/shared-rounds'
import type { ReactNode } from 'react'
import {
  type BaccaratHands,
  handPoints,
  readBaccarat,
  winnerOf,
} from '../../../../src/engines/shared/baccarat.rules.ts'
import { type DigitsSheet, readDigits, sumOf } from '../../../../src/engines/shared/digits.rules.ts'
import { colourOf, readRoulette } from '../../../../src/engines/shared/roulette.rules.ts'
import type { SharedSheet } from '../../../../src/engines/shared/shared-game.rules.ts'
import { PlayingCard } from '../../play/cards/playing-card.tsx'
import { useSharedText } from '../use-shared-text.ts'
import { roundName } from './outcome-text.rules.ts'
import styles from './stage.module.css'

const CARD_MS = 220

/** The table: cards, ball or numbers of the shown round; null before its result. */
export function Stage({ sheet, round }: { sheet: SharedSheet; round: DecidedRound | null }): ReactNode {
  switch (sheet.kind) {
    case 'baccarat':
      return <Baccarat round={round} />
    case 'digits':
      return <Digits sheet={sheet} round={round} />
    default:
      return <Wheel round={round} />
  }
}

function Baccarat({ round }: { round: DecidedRound | null }) {
  const { t } = useSharedText()
  const hands = round && readBaccarat(round.outcome)
  const winner = hands && winnerOf(hands)
  return (
    <div className={styles.felt}>
      {(['player', 'banker'] as const).map((side, at) => (
        <section key={side} className={styles.hand} data-won={winner === side} aria-label={t[side]}>
          <p className={styles.name}>
            <span>{t[side]}</span>
            <b>{hands ? handPoints(hands[side]) : '–'}</b>
          </p>
          <div className={styles.cards}>
            {cardsOf(hands, side).map((card, index) => (
              <PlayingCard key={`${round?.no ?? 'next'}/${index}`} card={card} delayMs={(index * 2 + at) * CARD_MS} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** Two face-down cards before the deal. */
function cardsOf(hands: BaccaratHands | null, side: keyof BaccaratHands): readonly (number | null)[] {
  return hands ? hands[side] : [null, null]
}

function Wheel({ round }: { round: DecidedRound | null }) {
  const { t } = useSharedText()
  const pocket = round && readRoulette(round.outcome)
  return (
    <div className={styles.felt}>
      <section
        key={round?.no ?? 'next'}
        className={styles.pocket}
        data-tone={pocket === null ? 'none' : colourOf(pocket)}
        aria-label={t.wheel}
      >
        <b>{pocket ?? '–'}</b>
        {pocket !== null && <span>{t.colours[colourOf(pocket)]}</span>}
      </section>
    </div>
  )
}

function Digits({ sheet, round }: { sheet: DigitsSheet; round: DecidedRound | null }) {
  const { t } = useSharedText()
  const digits = round && readDigits(sheet, round.outcome)
  return (
    <div className={styles.felt} data-draw="true">
      <ol className={styles.balls} aria-label={digits ? t.drawn(digits.join(' '), sumOf(digits)) : t.none}>
        {Array.from({ length: sheet.cells }, (_, cell) => (
          <li key={`${round?.no ?? 'next'}/${cell}`}>{digits?.[cell] ?? '–'}</li>
        ))}
      </ol>
      {round && (
        <p className={styles.drawn}>
          {roundName(sheet, round.no, t)}
          {digits && ` · ${t.sum} ${sumOf(digits)}`}
        </p>
      )}
    </div>
  )
}
