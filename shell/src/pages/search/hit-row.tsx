import type { SearchHit, SearchKind } from '@lantern/contract/search'
import { ListRow } from '@lantern/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { HitPicture, isCover } from './hit-picture.tsx'
import styles from './hit-row.module.css'

export type HitRowProps = { hit: SearchHit; kind: SearchKind; word: string; onOpen: () => void }

/** One result: a link to its page, with the matching text highlighted. */
export function HitRow({ hit, kind, word, onOpen }: HitRowProps) {
  return (
    <ListRow
      icon={<HitPicture {...hit} kind={kind} />}
      iconTile={!isCover(kind)}
      title={<span className={styles.title}>{marked(hit.title, word.trim())}</span>}
      detail={hit.note || undefined}
      render={<Link to={hit.route} data-hit onClick={onOpen} />}
    />
  )
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
