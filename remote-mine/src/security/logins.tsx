import { formatDateTime, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Badge, Card, IconAlert, IconCheck, ListRow, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { loginsQuery } from './security.api.ts'
import { securityMessages } from './security.messages.ts'
import styles from './security.module.css'

/** The newest logins, refused ones included. */
export function Logins() {
  const t = useMessages(securityMessages)
  return (
    <Section title={t.logins} lead={t.loginsLead}>
      <QueryView query={useQuery(loginsQuery())} skeleton={<Skeleton shape="row" count={3} label={t.loading} />}>
        {({ list }) => (
          <Card padding="none">
            {list.length === 0 && <p className={styles.none}>{t.noLogins}</p>}
            {list.map((login) => {
              const isOk = login.result === 'ok'
              return (
                <ListRow
                  key={`${login.at}-${login.device}`}
                  icon={isOk ? <IconCheck /> : <IconAlert />}
                  iconTile
                  title={login.device}
                  detail={[login.place, login.ip].filter(Boolean).join(' · ')}
                  value={<Badge tone={isOk ? 'positive' : 'negative'}>{isOk ? t.ok : t.wrong}</Badge>}
                  note={formatDateTime(login.at)}
                />
              )
            })}
          </Card>
        )}
      </QueryView>
    </Section>
  )
}
