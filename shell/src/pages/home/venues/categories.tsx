import { type Category, COUNT_KEY_OF } from '@lantern/contract/venues'
import { formatCount, useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { type CSSProperties, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { categoryMessages } from '../../../parts/category.messages.ts'
import { CATEGORY_STYLE } from '../../../parts/category-style.ts'
import { useCounts, useNames, useVenues } from '../parts/home.api.ts'
import { homeMessages } from '../parts/home.messages.ts'
import styles from './categories.module.css'
import { VenueCard } from './venue-card.tsx'

/** A count older than this is shown dimmed (screens.md 4). */
const STALE_MS = 5 * 60_000
const CARDS = [1, 2] as const
/** Order of the rail (screens.md 3). */
const RAIL: readonly Category[] = ['sport', 'realbet', 'chess', 'gaming', 'lottery', 'egame', 'fishing']

/** The category rail with current counts, and the venues of the selected category. */
export function Categories() {
  const t = useMessages(homeMessages)
  const names = useMessages(categoryMessages)
  const [chosen, setChosen] = useState<Category>('sport')
  const venues = useVenues()
  const counts = useCounts()
  const nameOf = useNames()
  const base = useId()
  const list = (venues.data?.list ?? []).filter((venue) => venue.category === chosen)

  const move = (step: number): void => {
    const next = RAIL[(RAIL.indexOf(chosen) + step + RAIL.length) % RAIL.length] ?? chosen
    setChosen(next)
    document.getElementById(`${base}-${next}`)?.focus()
  }

  return (
    <section className={styles.block} aria-label={t.categories}>
      <div
        role="tablist"
        aria-label={t.categories}
        className={styles.rail}
        data-fade-end
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
            event.preventDefault()
            move(event.key === 'ArrowRight' ? 1 : -1)
          }
        }}
      >
        {RAIL.map((category, at) => {
          const { Icon } = CATEGORY_STYLE[category]
          const key = COUNT_KEY_OF[category]
          const count = key ? counts.data?.[key] : undefined
          return (
            <button
              key={category}
              id={`${base}-${category}`}
              type="button"
              role="tab"
              className={styles.tab}
              style={{ '--tab-at': at } as CSSProperties}
              aria-selected={category === chosen}
              aria-controls={`${base}-panel`}
              tabIndex={category === chosen ? 0 : -1}
              onClick={() => setChosen(category)}
            >
              <Icon data-filled={category === chosen || undefined} />
              <span className={styles.name}>{nameOf(category, { zh: names[category], en: names[category] })}</span>
              {count && count.count > 0 && (
                <span className={styles.count} data-stale={now() - count.updatedAt > STALE_MS || undefined}>
                  {formatCount(count.count)}
                </span>
              )}
            </button>
          )
        })}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${chosen}`} className={styles.panel}>
        {venues.isPending && CARDS.map((bone) => <div key={bone} className={styles.bone} aria-hidden="true" />)}
        {list.map((venue) => (
          <VenueCard
            key={venue.enName}
            venue={venue}
            name={nameOf(venue.enName, venue.name)}
            motif={CATEGORY_STYLE[chosen].motif}
          />
        ))}
        {!venues.isPending && (
          <Link to={`/game/${chosen}`} className={styles.more}>
            {t.openLobby({ name: nameOf(chosen, { zh: names[chosen], en: names[chosen] }) })}
          </Link>
        )}
        {venues.isError && (
          <button type="button" className={styles.more} onClick={() => void venues.refetch()}>
            {t.retryBlock}
          </button>
        )}
      </div>
    </section>
  )
}
