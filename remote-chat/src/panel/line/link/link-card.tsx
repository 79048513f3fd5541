/** Card of a page of the site that a line links to. */
import { useMessages } from '@lantern/i18n'
import { IconGlobe } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { linkMessages } from './link.messages.ts'
import styles from './link-card.module.css'
import type { SiteLink } from './site-link.rules.ts'

type LinkCardProps = {
  link: SiteLink
  /** The member followed the link. */
  onLeave: () => void
}

export function LinkCard({ link: { path, section }, onLeave }: LinkCardProps) {
  const t = useMessages(linkMessages)
  return (
    <Link className={styles.card} to={path} onClick={onLeave}>
      <IconGlobe />
      <span className={styles.words}>
        <span className={styles.section}>{t[section]}</span>
        <span className={styles.path}>{path}</span>
      </span>
    </Link>
  )
}
