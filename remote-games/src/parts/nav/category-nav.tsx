import type { Category } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { IconCards, IconEsports, IconFishing, IconLive, IconLottery, IconSlots, IconSport } from '@lantern/ui'
import { type ComponentType, type SVGProps, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styles from './category-nav.module.css'
import { navMessages } from './nav.messages.ts'

const ICONS: Readonly<Record<Category, ComponentType<SVGProps<SVGSVGElement>>>> = {
  sport: IconSport,
  realbet: IconLive,
  gaming: IconEsports,
  chess: IconCards,
  egame: IconSlots,
  lottery: IconLottery,
  fishing: IconFishing,
}

/** The order of home (screens.md, Home). */
const ORDER: readonly Category[] = ['sport', 'realbet', 'chess', 'gaming', 'lottery', 'egame', 'fishing']

/** Links to the seven lobbies, with the current one highlighted. */
export function CategoryNav({ current }: { current: Category }) {
  const t = useMessages(navMessages)
  const bar = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the current link into view whenever it changes
  useEffect(() => {
    const row = bar.current
    const lit = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !lit) return
    // Reports its first size too, and each change, as when a phone is turned.
    const sizes = new ResizeObserver(() => {
      row.scrollLeft = lit.offsetLeft - (row.clientWidth - lit.clientWidth) / 2
    })
    sizes.observe(row)
    return () => sizes.disconnect()
  }, [current])
  return (
    <nav ref={bar} className={styles.bar} aria-label={t.categories} data-fade-start data-fade-end>
      {ORDER.map((category) => {
        const Icon = ICONS[category]
        return (
          <Link
            key={category}
            to={`/game/${category}`}
            className={styles.item}
            aria-current={category === current ? 'page' : undefined}
          >
            <Icon aria-hidden="true" />
            <span>{t[category]}</span>
          </Link>
        )
      })}
    </nav>
  )
}
