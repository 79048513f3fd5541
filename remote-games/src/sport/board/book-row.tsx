import type { OddsType } from '@lantern/contract/constants'
import { VENUE_STATUS, type Venue } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Chip, HiddenText, IconNext } from '@lantern/ui'
import { useBlocks } from '../../parts/blocks/use-blocks.ts'
import { ChipRow } from '../../parts/chip-row.tsx'
import { localSpan } from '../../parts/local-span.rules.ts'
import { useName } from '../../parts/named.ts'
import { boardMessages } from './board.messages.ts'
import styles from './book-row.module.css'
import { OddsChip } from './odds-chip.tsx'

export type BookRowProps = {
  /** Without closed venues; undefined while loading. */
  venues: readonly Venue[] | undefined
  book: string
  odds: OddsType
  onBook: (enName: string) => void
  onEnter: (venue: Venue) => void
  onOdds: (odds: OddsType) => void
}

/** The venue whose prices the board shows: one chip per venue, by its name alone, so that two fit beside the odds type. The chosen chip enters its venue. */
export function BookRow({ venues, book, odds, onBook, onEnter, onOdds }: BookRowProps) {
  const t = useMessages(boardMessages)
  const isBlocked = useBlocks()
  return (
    <div className={styles.row}>
      <ChipRow label={t.book} chosen={book}>
        {venues?.map((venue) => (
          <BookChip
            key={venue.enName}
            venue={venue}
            isBlocked={isBlocked(venue)}
            isChosen={venue.enName === book}
            onBook={() => onBook(venue.enName)}
            onEnter={() => onEnter(venue)}
          />
        ))}
      </ChipRow>
      <OddsChip odds={odds} onOdds={onOdds} />
    </div>
  )
}

type BookChipProps = { venue: Venue; isBlocked: boolean; isChosen: boolean; onBook: () => void; onEnter: () => void }

function BookChip({ venue, isBlocked, isChosen, onBook, onEnter }: BookChipProps) {
  const t = useMessages(boardMessages)
  const name = useName()
  const title = name(venue.name)
  if (isBlocked)
    return (
      <Chip className={styles.down} count={<span aria-hidden="true">{t.blocked}</span>} onClick={onEnter}>
        <span aria-hidden="true">{title}</span>
        <HiddenText>{t.bookBlocked({ venue: title })}</HiddenText>
      </Chip>
    )
  if (venue.status !== VENUE_STATUS.open) {
    const { maintainFrom, maintainTo } = venue
    const span = maintainFrom === null || maintainTo === null ? null : localSpan(maintainFrom, maintainTo, now())
    return (
      <Chip
        className={styles.down}
        count={<span aria-hidden="true">{span === null ? t.maintenance : `${t.maintenance} ${span}`}</span>}
        onClick={onEnter}
      >
        <span aria-hidden="true">{title}</span>
        <HiddenText>{span === null ? t.bookClosed({ venue: title }) : t.bookDown({ venue: title, span })}</HiddenText>
      </Chip>
    )
  }
  if (!isChosen)
    return (
      <Chip onClick={onBook}>
        <span aria-hidden="true">{title}</span>
        <HiddenText>{t.showBook({ venue: title })}</HiddenText>
      </Chip>
    )
  return (
    <Chip aria-current="true" onClick={onEnter} count={<IconNext className={styles.next} aria-hidden="true" />}>
      <span aria-hidden="true">{title}</span>
      <HiddenText>{t.enterBook({ venue: title })}</HiddenText>
    </Chip>
  )
}
