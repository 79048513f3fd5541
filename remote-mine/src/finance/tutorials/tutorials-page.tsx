/** `/mine/finance/introTutorial`: tutorials of operations with money and of payment platforms. */
import { ROUTE } from '@lantern/contract'
import { TUTORIAL_PLATFORMS } from '@lantern/contract/tutorials'
import { useLocale, useMessages } from '@lantern/i18n'
import { QueryPage } from '@lantern/page'
import { Badge, Card, IconDocument, IconHelp, IconQrCode, ListRow, Section } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { tutorialsQuery } from './tutorials.api.ts'
import { tutorialsMessages } from './tutorials.messages.ts'

const isPlatform = (key: string): boolean => TUTORIAL_PLATFORMS.some((platform) => platform === key)

export function TutorialsPage() {
  const t = useMessages(tutorialsMessages)
  const tutorials = useQuery(tutorialsQuery(useLocale()))
  return (
    <QueryPage title={t.title} parent={ROUTE.wallet} queries={{ tutorials }}>
      {({ tutorials: { list } }) => {
        const rows = (wanted: boolean, icon: ReactNode) =>
          list
            .filter(({ key }) => isPlatform(key) === wanted)
            .map(({ key, title, summary, steps, seen }) => (
              <ListRow
                key={key}
                icon={icon}
                iconTile
                title={title}
                detail={summary}
                value={seen ? <Badge tone="positive">{t.seen}</Badge> : t.steps({ n: String(steps) })}
                render={<Link to={`${ROUTE.platformTutorials}?platform=${encodeURIComponent(key)}`} />}
              />
            ))
        return (
          <>
            <Section title={t.money}>
              <Card padding="none">{rows(false, <IconDocument />)}</Card>
            </Section>
            <Section title={t.platforms}>
              <Card padding="none">{rows(true, <IconQrCode />)}</Card>
            </Section>
            <Section title={t.more}>
              <Card padding="none">
                <ListRow icon={<IconHelp />} iconTile title={t.helpDeposit} render={<Link to="/help/ck" />} />
                <ListRow icon={<IconHelp />} iconTile title={t.helpWithdrawal} render={<Link to="/help/qk" />} />
                <ListRow icon={<IconHelp />} iconTile title={t.helpCoin} render={<Link to="/help/xnbcqkjc" />} />
              </Card>
            </Section>
          </>
        )
      }}
    </QueryPage>
  )
}
