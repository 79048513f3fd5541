/** Confirmation of a placed bet: number, price, stake. */
import type { Bet } from '@lantern/contract/records'
import { useState } from 'react'
import { useText } from '../locale.tsx'
import styles from './slip.module.css'
import { moneyText, possibleReturn, toFen } from './slip.rules.ts'

export type SlipResultProps = {
  bet: Bet
  format: (odds: string) => string
  onClose: () => void
  onShowBets: () => void
}

export function SlipResult({ bet, format, onClose, onShowBets }: SlipResultProps) {
  const { t } = useText()
  const [isCopied, setCopied] = useState(false)
  const copy = (): void => {
    void navigator.clipboard?.writeText(bet.no).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className={styles.result} role="status">
      <svg className={styles.tick} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <path d="M14 25l7 7 13-15" />
      </svg>
      <p className={styles.resultPick}>
        {bet.legs[0]?.pick} <b>@ {format(bet.odds)}</b>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t.stakeShort}</dt>
          <dd>{moneyText(toFen(bet.stake))}</dd>
        </div>
        <div>
          <dt>{t.possible}</dt>
          <dd>{moneyText(possibleReturn(toFen(bet.stake), bet.odds))}</dd>
        </div>
        <div>
          <dt>{t.betNo}</dt>
          <dd data-testid="bet-no">
            <button type="button" className={styles.copy} aria-label={`${t.copy} ${bet.no}`} onClick={copy}>
              {isCopied ? t.copied : bet.no}
            </button>
          </dd>
        </div>
      </dl>
      <p className={styles.note}>{t.placedHint}</p>
      <div className={styles.choices}>
        <button type="button" className={styles.second} onClick={onShowBets}>
          {t.toBets}
        </button>
        <button type="button" className={styles.place} onClick={onClose}>
          {t.keepBetting}
        </button>
      </div>
    </div>
  )
}
