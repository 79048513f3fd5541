import type { Bet } from '@lantern/contract/records'
import { formatMoney, formatTime, useMessages } from '@lantern/i18n'
import { Amount, Badge } from '@lantern/ui'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { recordMessages } from '../parts/record.messages.ts'
import styles from '../parts/record.module.css'
import { betTone, netOf } from './bet.rules.ts'
import { LegMatch } from './leg-match.tsx'
import { useBetWords } from './use-bet-words.ts'

/** One bet in a list: pick, match, stake and result. Returns are green, losses neutral: the sign and the word say which it is. */
export function BetRow({ bet, onOpen }: { bet: Bet; onOpen: (bet: Bet) => void }) {
  const t = useMessages(recordMessages)
  const words = useBetWords()
  const [isHidden] = useHideAmounts()
  const net = netOf(bet)
  const [only] = bet.kind === 'parlay' ? [] : bet.legs
  // A round has no sides: its game is the title, the round itself is in the line below.
  const round = bet.odds === '' && !only?.home ? only : undefined
  return (
    <button type="button" className={styles.bet} onClick={() => onOpen(bet)}>
      <span className={styles.betHead}>
        <span className={styles.betPick}>
          {round?.match || words.title(bet)}
          {bet.odds !== '' && ` @ ${words.price(bet.odds, bet.oddsType)}`}
        </span>
        {net === null ? (
          <Amount value={bet.stake} currency="¥" hidden={isHidden} />
        ) : (
          <Amount value={net} currency="¥" sign tone={net.startsWith('-') ? 'neutral' : 'auto'} hidden={isHidden} />
        )}
      </span>
      <span className={styles.betMatch}>
        {only?.home ? <LegMatch leg={only} /> : round ? `${words.title(bet)} · ${round.market}` : words.subtitle(bet)}
      </span>
      <span className={styles.betFoot}>
        <span>
          {only?.home && `${only.market} · `}
          {formatTime(bet.placedAt)} · {words.venue(bet)}
          {net !== null && !isHidden && ` · ${t.stake} ¥${formatMoney(bet.stake)}`}
        </span>
        {net === null ? <Badge tone={betTone(bet)}>{words.state(bet)}</Badge> : <span>{words.state(bet)}</span>}
      </span>
    </button>
  )
}
