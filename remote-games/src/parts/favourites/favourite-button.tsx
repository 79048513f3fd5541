import type { Favourite } from '@lantern/contract/favourites'
import { useMessages } from '@lantern/i18n'
import { IconStar } from '@lantern/ui'
import styles from './favourite-button.module.css'
import { favouriteMessages } from './favourites.messages.ts'
import { useFavourites } from './favourites.ts'

/** Star of a team, a league or a match. */
export function FavouriteButton({ kind, id, name }: Favourite & { name: string }) {
  const t = useMessages(favouriteMessages)
  const { has, set } = useFavourites()
  const isOn = has(kind, id)
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={t.favourite({ name })}
      aria-pressed={isOn}
      onClick={() => set({ kind, id }, !isOn)}
    >
      <IconStar aria-hidden="true" />
    </button>
  )
}
