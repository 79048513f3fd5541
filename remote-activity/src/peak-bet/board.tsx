import type { PeakRow } from '@lantern/contract/peak-bet'
import { formatDay, formatWhole, useLocale, useMessages } from '@lantern/i18n'
import { Avatar, Badge, Card, Empty, ListRow } from '@lantern/ui'
import type { PeakBoard, PeakScope } from './peak.api.ts'
import { peakMessages } from './peak.messages.ts'
import styles from './peak.module.css'
import { useOddsText } from './use-odds-text.ts'

/** Places on the podium. */
const PODIUM = 3

/** The podium, then the others, in one list. */
export function Board({ board: { list, total }, scope }: { board: PeakBoard; scope: PeakScope }) {
  const t = useMessages(peakMessages)
  const oddsText = useOddsText()
  if (list.length === 0) return <Empty art="offers" title={t.empty} detail={t.emptyDetail[scope]} />
  return (
    <>
      <ol className={styles.podium}>
        {list.slice(0, PODIUM).map((row) => (
          <li key={row.rank} data-rank={row.rank} data-me={row.isMe || undefined}>
            <Step row={row} odds={oddsText(row.odds)} />
          </li>
        ))}
      </ol>
      {list.length > PODIUM && (
        <Card padding="none">
          <ol className={styles.list} start={PODIUM + 1}>
            {list.slice(PODIUM).map((row) => (
              <li key={row.rank}>
                <Row row={row} odds={oddsText(row.odds)} />
              </li>
            ))}
          </ol>
        </Card>
      )}
      {total > list.length && <p className={styles.weak}>{t.more({ total: formatWhole(total) })}</p>}
    </>
  )
}

/** `odds`: in the odds type of the member. */
type RowProps = { row: PeakRow; odds: string }

function Step({ row: { rank, nick, sport, at, isMe }, odds }: RowProps) {
  const t = useMessages(peakMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  return (
    <>
      <span className={styles.member}>
        <span className={styles.place}>{t.rank({ rank })}</span>
        <Avatar name={nick} seed={`${nick}${at}`} size={rank === 1 ? 'lg' : 'md'} />
        <span className={styles.nick}>{nick}</span>
        {isMe && <Badge tone="accent">{t.you}</Badge>}
        <span className={styles.odds}>{odds}</span>
      </span>
      <span className={styles.weak}>{sport[named]}</span>
    </>
  )
}

function Row({ row: { rank, nick, sport, at, isMe }, odds }: RowProps) {
  const t = useMessages(peakMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  return (
    <ListRow
      icon={<span className={styles.number}>{rank}</span>}
      title={
        <>
          {nick} {isMe && <Badge tone="accent">{t.you}</Badge>}
        </>
      }
      detail={`${sport[named]} · ${formatDay(at)}`}
      value={<span className={styles.figure}>{odds}</span>}
    />
  )
}
