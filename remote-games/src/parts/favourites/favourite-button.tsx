import type { Favourite } from '@lantern/contract/favourites'
import { useMessages } from '@lantern/i18n'
import { IconStar } from '@lantern/ui'
import styles from './favourite-button.module.css'
import { favouriteMessages } from './favourites.messages.ts'
import { useFavourites } from './favourites.ts'

export type FavouriteButtonProps = Favourite & {
  name: string
  /** Says what it does beside its star. @default false */
  isLabelled?: boolean
}

/** Star of a team, a league or a match. */
export function FavouriteButton({ kind, id, name, isLabelled = false }: FavouriteButtonProps) {
  const t = useMessages(favouriteMessages)
  const { has, set } = useFavourites()
  const isOn = has(kind, id)
  return (
    <button
      type="button"
      className={styles.star}
      data-labelled={isLabelled || undefined}
      aria-label={t.favourite({ name })}
      aria-pressed={isOn}
      onClick={() => set({ kind, id }, !isOn)}
    >
      <IconStar aria-hidden="true" />
      {isLabelled && <span aria-hidden="true">{t.label}</span>}
    </button>
  )
}
