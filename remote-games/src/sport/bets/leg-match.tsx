import type { Bet } from '@lantern/contract/records'
import { useMessages } from '@lantern/i18n'
import { MatchLine } from '@lantern/page/crest'
import { type Named, useName } from '../../parts/named.ts'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import styles from './bet-card.module.css'

/** Market and match of a pick: both sides with crests around the score, or the match by its name where the bet has no sides. */
export function LegMatch({ leg: { home, away, market, match, score } }: { leg: Bet['legs'][number] }) {
  const s = useMessages(sportMessages)
  const name = useName()
  const points = score.replace('-', ' : ')
  if (!home || !away)
    return (
      <span className={styles.match}>
        {market} · {match}
        {points && ` · ${points}`}
      </span>
    )
  const side = (own: Named) => ({ name: name(own), crest: own.en })
  return (
    <>
      <span className={styles.match}>{market}</span>
      <MatchLine home={side(home)} away={side(away)} between={points || s.versus} />
    </>
  )
}
