import { formatDateTime, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Badge, Card, IconAlert, IconCheck, ListRow, Section, Skeleton } from '@lantern/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MoreButton } from '../parts/lists/more-button.tsx'
import { loginsQuery } from './security.api.ts'
import { securityMessages } from './security.messages.ts'
import styles from './security.module.css'

/** The logins of the last 90 days, refused ones included: the newest first, older ones by a button. */
export function Logins() {
  const t = useMessages(securityMessages)
  const logins = useInfiniteQuery(loginsQuery())
  return (
    <Section title={t.logins} lead={t.loginsLead}>
      <QueryView query={logins} skeleton={<Skeleton shape="row" count={3} label={t.loading} />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ list }) => list)
          return (
            <>
              <Card padding="none">
                {rows.length === 0 && <p className={styles.none}>{t.noLogins}</p>}
                {rows.map((login, index) => {
                  const isOk = login.result === 'ok'
                  return (
                    <ListRow
                      // Two logins of a device may have the same time.
                      key={`${login.at}-${index}`}
                      icon={isOk ? <IconCheck /> : <IconAlert />}
                      iconTile
                      title={login.device}
                      detail={[login.place, login.ip].filter(Boolean).join(' · ')}
                      value={<Badge tone={isOk ? 'positive' : 'negative'}>{isOk ? t.ok : t.wrong}</Badge>}
                      note={formatDateTime(login.at, false)}
                    />
                  )
                })}
              </Card>
              <MoreButton query={logins}>{t.moreLogins}</MoreButton>
            </>
          )
        }}
      </QueryView>
    </Section>
  )
}
