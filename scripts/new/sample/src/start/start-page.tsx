/** `/sample`: the notices of the site. A starting point: a query with loading, empty and error states, in both languages. */
import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { PageHeader } from '@lantern/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { NoticeRows } from './notice-rows.tsx'
import { startMessages } from './start.messages.ts'
import styles from './start-page.module.css'

export function StartPage() {
  const t = useMessages(startMessages)
  const navigate = useNavigate()
  // The first location of a visit has the key "default": there is no page of this site to go back to.
  const isFirst = useLocation().key === 'default'
  const back = () => void (isFirst ? navigate(ROUTE.home, { replace: true }) : navigate(-1))
  return (
    <>
      <PageHeader title={t.title} onBack={back} backLabel={t.back} />
      <div className={styles.page}>
        <p className={styles.lead}>{t.lead}</p>
        <NoticeRows />
      </div>
    </>
  )
}
