import { CATEGORIES, type Category } from '@lantern/contract/games'
import type { SearchHit, SearchKind } from '@lantern/contract/search'
import { CoverArt, IconHelp, IconOffers, IconSettings, IconSport, ListRow, VenueMark } from '@lantern/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CATEGORY_STYLE } from '../../parts/category-style.ts'
import styles from './hit-row.module.css'

export type HitRowProps = { hit: SearchHit; kind: SearchKind; word: string; onOpen: () => void }

/** One result: a link to its page, with the matching text highlighted. */
export function HitRow({ hit, kind, word, onOpen }: HitRowProps) {
  return (
    <ListRow
      icon={<Picture hit={hit} kind={kind} />}
      iconTile={kind !== 'venue' && kind !== 'game'}
      title={<span className={styles.title}>{marked(hit.title, word.trim())}</span>}
      detail={hit.note || undefined}
      render={<Link to={hit.route} data-hit onClick={onOpen} />}
    />
  )
}

function Picture({ hit, kind }: { hit: SearchHit; kind: SearchKind }) {
  switch (kind) {
    case 'venue':
      return <VenueMark code={hit.id} className={styles.picture} />
    case 'game':
      return (
        <CoverArt
          className={styles.picture}
          shape="square"
          seed={hit.id}
          motif={CATEGORY_STYLE[categoryOf(hit)].motif}
        />
      )
    case 'match':
      return <IconSport />
    case 'offer':
      return <IconOffers />
    case 'help':
      return <IconHelp />
    case 'setting':
      return <IconSettings />
  }
}

function categoryOf({ category }: SearchHit): Category {
  return CATEGORIES.find((one) => one === category) ?? 'egame'
}

function marked(title: string, word: string): ReactNode {
  const at = word === '' ? -1 : title.toLowerCase().indexOf(word.toLowerCase())
  if (at < 0) return title
  const end = at + word.length
  return (
    <>
      {title.slice(0, at)}
      <mark className={styles.mark}>{title.slice(at, end)}</mark>
      {title.slice(end)}
    </>
  )
}
