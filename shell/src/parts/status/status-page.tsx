import { EmptyArt, type EmptyKind } from '@lantern/ui'
import type { ReactNode } from 'react'
import { useSite } from '../../host/site/site.ts'
import { SiteMark } from '../../host/site/site-mark.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './status-page.module.css'

export type StatusPageProps = {
  art: EmptyKind
  title: string
  /** The reason, and what happens next. */
  lead?: ReactNode
  /** Actions, primary one first. */
  actions?: ReactNode
  /** Details below: cards, lists. */
  children?: ReactNode
}

/** A centred page with a single message. */
export function StatusPage({ art, title, lead, actions, children }: StatusPageProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        <EmptyArt kind={art} className={styles.art} />
        <h1 className={styles.title}>{title}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** Replaces the header while the site is closed: site name and language switch. */
export function StatusBar() {
  const title = useSite()?.SiteBaseConfigVo.title
  return (
    <header className={styles.bar}>
      <span className={styles.brand}>
        <SiteMark />
        <span className={styles.name}>{title}</span>
      </span>
      <LanguageSwitch />
    </header>
  )
}
