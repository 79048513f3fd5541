import { ROUTE } from '@lantern/contract'
import { SITE_TITLE_MARK } from '@lantern/contract/federation'
import { useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { Button, IconButton, IconSearch, IconShield } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { Slot } from '../mount/slot.tsx'
import { useSite } from '../site/site.ts'
import { SiteMark } from '../site/site-mark.tsx'
import { frameMessages } from './frame.messages.ts'
import styles from './site-header.module.css'

/** At build time, frames are painted with a placeholder title that the edge fills in. */
const UNKNOWN_TITLE = typeof document === 'undefined' ? SITE_TITLE_MARK : ''

/** The header of the root pages (G8): the site's name, and login or the balance. */
export function SiteHeader() {
  const t = useMessages(frameMessages)
  const title = useSite()?.SiteBaseConfigVo.title
  return (
    <header className={styles.header}>
      <Link to={ROUTE.home} className={styles.brand} aria-label={title ? undefined : t.homeLink}>
        <Brand />
      </Link>
      <div className={styles.end}>
        <IconButton label={t.search} icon={<IconSearch />} render={<Link to={ROUTE.search} />} />
        <HeaderEnd />
      </div>
    </header>
  )
}

function Brand() {
  const site = useSite()
  const logo = site?.SiteBaseConfigVo.webLogoTitleUrl ?? ''
  return (
    <>
      {isOwnUrl(logo) ? <img className={styles.logo} src={logo} alt="" height={24} /> : <SiteMark />}
      <span className={styles.name}>{site?.SiteBaseConfigVo.title ?? UNKNOWN_TITLE}</span>
    </>
  )
}

function HeaderEnd() {
  const t = useMessages(frameMessages)
  const session = useSession()
  if (session.kind === 'member')
    return (
      <>
        <IconButton label={t.safer} icon={<IconShield />} render={<Link to={ROUTE.safer} />} />
        <Slot name="header.balance" props={{}} fallback={<span className={styles.pill} aria-hidden="true" />} />
      </>
    )
  return (
    <>
      <Button kind="quiet" size="sm" render={<Link to={ROUTE.login} />}>
        {t.login}
      </Button>
      <Button kind="primary" size="sm" render={<Link to={ROUTE.register} />}>
        {t.register}
      </Button>
    </>
  )
}

/** Images come from this origin only (the content security policy allows no other). */
function isOwnUrl(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//')
}
