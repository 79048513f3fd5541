import { NOT_FOUND_FRAME, shellFrameOf } from '@lantern/contract/routes'
import { useMessages } from '@lantern/i18n'
import { useEvent } from '@lantern/platform'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useOpenPage } from '../navigation/site-pages.ts'
import { frameMessages } from './frame.messages.ts'
import styles from './frame.module.css'
import { OfflineBanner } from './offline-banner.tsx'
import { SiteHeader } from './site-header.tsx'
import { TabBar } from './tab-bar.tsx'

/**
 * The frame around every page: header and tab bar on the root pages (screens.md, appendix A), one column of at most 480 px. Pages below a
 * root render their own header with a back button. Login pages and venue frames have no frame.
 */
export function Frame({ children, extras }: { children: ReactNode; extras?: ReactNode }) {
  const t = useMessages(frameMessages)
  const { pathname } = useLocation()
  const [immersive, setImmersive] = useState(false)
  // Remove the painted frame's member mark (edge): after the first render the session decides.
  useLayoutEffect(() => document.documentElement.removeAttribute('data-member'), [])
  useEvent('layout:immersive', ({ on }) => setImmersive(on))
  const page = useOpenPage(pathname)
  const kind = shellFrameOf(pathname) ?? page?.frame ?? NOT_FOUND_FRAME
  const isBare = immersive || kind === 'bare'
  const hasBars = !isBare && (kind === 'home' || kind === 'tab')
  return (
    <div className={styles.stage} data-kind={kind} data-bare={isBare || undefined}>
      <a className={styles.skip} href="#main">
        {t.skip}
      </a>
      <OfflineBanner />
      {hasBars && <SiteHeader />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {hasBars && <TabBar />}
      {extras}
    </div>
  )
}
