import { CATEGORIES } from '@lantern/contract/games'
import type { Open } from '@lantern/contract/open-enum'
import type { SearchHit, SearchKind } from '@lantern/contract/search'
import { Cover, IconHelp, IconSearch, IconSettings, IconSport, VenueMark } from '@lantern/ui'
import { CATEGORY_STYLE } from '../../parts/category-style.ts'
import styles from './hit-row.module.css'

export type HitPictureProps = Pick<SearchHit, 'id' | 'category' | 'image'> & { kind: Open<SearchKind> | undefined }

/** The mark or cover of what was found, as its own page shows it; an icon for what has neither. */
export function HitPicture({ id, category, image, kind }: HitPictureProps) {
  switch (kind) {
    case 'venue':
      return <VenueMark code={id} className={styles.picture} />
    case 'game': {
      const { motif } = CATEGORY_STYLE[CATEGORIES.find((one) => one === category) ?? 'egame']
      return <Cover src={image} className={styles.picture} shape="square" seed={id} motif={motif} />
    }
    case 'offer':
      return <Cover src={image} className={styles.picture} shape="square" seed={id} motif="lottery" />
    case 'match':
      return <IconSport aria-hidden="true" />
    case 'help':
      return <IconHelp aria-hidden="true" />
    case 'setting':
      return <IconSettings aria-hidden="true" />
    default:
      return <IconSearch aria-hidden="true" />
  }
}

/** Whether its picture fills the square; an icon stands on a tile. */
export function isCover(kind: Open<SearchKind> | undefined): boolean {
  return kind === 'venue' || kind === 'game' || kind === 'offer'
}
