import { CATEGORIES, type Category } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styles from './category-nav.module.css'
import { LOBBIES } from './parts/lobbies.ts'
import { lobbyMessages } from './parts/lobby.messages.ts'

/** Links to the seven lobbies, with the current one highlighted. */
export function CategoryNav({ current }: { current: Category }) {
  const t = useMessages(lobbyMessages)
  const bar = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the current link into view whenever it changes
  useEffect(() => {
    const lit = bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (bar.current && lit) bar.current.scrollLeft = lit.offsetLeft - (bar.current.clientWidth - lit.clientWidth) / 2
  }, [current])
  return (
    <nav ref={bar} className={styles.bar} aria-label={t.categories}>
      {CATEGORIES.map((category) => {
        const { icon: Icon } = LOBBIES[category]
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
