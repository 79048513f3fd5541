import { Crest } from './crest.tsx'
import styles from './match-line.module.css'

/** A side by its name as shown, and its English one, of which its crest is made. */
type MatchSide = { name: string; crest: string }

export type MatchLineProps = {
  home: MatchSide
  away: MatchSide
  /** The score, or the word between two sides that have none. */
  between: string
}

/** Both sides of a match with their crests around its score, in one line where there is room. */
export function MatchLine({ home, away, between }: MatchLineProps) {
  return (
    <span className={styles.line}>
      <span className={styles.side}>
        <Crest name={home.crest} />
        <span>{home.name}</span>
      </span>{' '}
      <span className={styles.between}>{between}</span>{' '}
      <span className={styles.side}>
        <Crest name={away.crest} />
        <span>{away.name}</span>
      </span>
    </span>
  )
}
