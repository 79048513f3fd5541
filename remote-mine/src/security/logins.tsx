import { formatDateTime, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Badge, Button, Card, IconAlert, IconCheck, ListRow, Section, Skeleton } from '@lantern/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
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
                {rows.map((login) => {
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
              {logins.hasNextPage && (
                <Button block busy={logins.isFetchingNextPage} onClick={() => void logins.fetchNextPage()}>
                  {t.moreLogins}
                </Button>
              )}
            </>
          )
        }}
      </QueryView>
    </Section>
  )
}
