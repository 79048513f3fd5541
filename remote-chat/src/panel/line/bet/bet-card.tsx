/** A shared bet (10010): what its owner shows of it, its current state, and a link that puts its picks on the slip. */
import type { BetCard as Card } from '@lantern/contract/chat'
import { type HandedPick, slipLink } from '@lantern/contract/slip-link'
import { formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { Badge, Button, IconVerified } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { useOdds } from '../../odds/use-odds.ts'
import { betMessages } from './bet.messages.ts'
import styles from './bet-card.module.css'

/** State of an open bet. */
const OPEN = 2
const WINS: readonly string[] = ['WIN', 'HALF_WIN']

type BetCardProps = { card: Card; onLeave: () => void }

export function BetCard({ card, onLeave }: BetCardProps) {
  const t = useMessages(betMessages)
  const locale = useLocale()
  const price = useOdds()
  const picks = card.state === OPEN ? openPicks(card) : []
  const legs = card.legs.map((leg) => ({
    key: `${leg.matchId}/${leg.selectionId}`,
    match: leg.match[locale === 'en' ? 'en' : 'zh'],
    pick: leg.pick[locale === 'en' ? 'en' : 'zh'],
    odds: leg.odds,
    result: leg.result ? wordOf(leg.result, t) : '',
  }))
  // A server that follows only the specification sends just match and pick.
  const shown =
    legs.length > 0 ? legs : [{ key: 'only', match: card.match, pick: card.pick, odds: card.odds, result: '' }]
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <span>{legs.length > 1 ? t.parlay({ n: legs.length }) : t.bet}</span>
        {card.verified && (
          <Badge tone="accent">
            <IconVerified className={styles.mark} aria-hidden="true" /> {t.verified}
          </Badge>
        )}
        {card.state !== null && <Badge tone={toneOf(card)}>{stateOf(card, t)}</Badge>}
      </div>
      {shown.map(({ key, match, pick, odds, result }) => (
        <div key={key}>
          {match !== '' && <p className={styles.match}>{match}</p>}
          <p className={styles.pick}>
            <span>{pick}</span>
            <strong>{odds === '' ? '' : price(odds)}</strong>
          </p>
          {legs.length > 1 && result !== '' && <p className={styles.match}>{result}</p>}
        </div>
      ))}
      <p className={styles.match}>{stakeOf(card, t)}</p>
      {picks.length > 0 && (
        <Button size="sm" render={<Link to={slipLink(picks)} onClick={onLeave} />}>
          {t.follow}
        </Button>
      )}
    </div>
  )
}

/** Undecided picks of the sport board. */
function openPicks(card: Card): HandedPick[] {
  return card.legs.filter(({ selectionId, result }) => selectionId !== '' && result === null)
}

type Texts = (typeof betMessages)['zh-CN']

function stakeOf({ stakeShown }: Card, t: Texts): string {
  if (stakeShown === null) return t.stakeHidden
  // A range is not an amount.
  return t.stake({ amount: /^\d+(\.\d+)?$/.test(stakeShown) ? formatMoney(stakeShown) : stakeShown })
}

function stateOf({ state, result }: Card, t: Texts): string {
  if (state === OPEN) return t.open
  return state === 4 ? t.VOID : (result && wordOf(result, t)) || t.settled
}

/** Unknown results of a newer server have no label. */
function wordOf(result: string, t: Texts): string {
  const words: Readonly<Record<string, string>> = {
    WIN: t.WIN,
    HALF_WIN: t.HALF_WIN,
    LOSE: t.LOSE,
    HALF_LOSE: t.HALF_LOSE,
    DRAW: t.DRAW,
    CASHOUT: t.CASHOUT,
    VOID: t.VOID,
  }
  return words[result] ?? ''
}

function toneOf({ result }: Card): 'positive' | 'neutral' {
  return result !== null && WINS.includes(result) ? 'positive' : 'neutral'
}
