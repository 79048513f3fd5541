import type { Bet } from '@lantern/contract/records'
import { useLocale, useMessages } from '@lantern/i18n'
import { MatchLine } from '@lantern/page/crest'
import { recordMessages } from '../parts/record.messages.ts'
import styles from '../parts/record.module.css'

/** The match of a pick: its sides with crests around the score, or its name where it has no sides. */
export function LegMatch({ leg: { home, away, match, score } }: { leg: Bet['legs'][number] }) {
  const t = useMessages(recordMessages)
  const isEnglish = useLocale() === 'en'
  if (!home || !away)
    return (
      <span className={styles.legText}>
        {match}
        {score && ` · ${t.score({ score })}`}
      </span>
    )
  const side = (names: typeof home) => ({ name: isEnglish ? names.en : names.zh, crest: names.en })
  return <MatchLine home={side(home)} away={side(away)} between={score === '' ? t.versus : score.replace('-', ' : ')} />
}
