/** `/mine/finance/introTutorial`: tutorials of operations with money and of payment platforms. */
import { ROUTE } from '@lantern/contract'
import { entryOf } from '@lantern/contract/open-enum'
import { TUTORIAL_PLATFORMS } from '@lantern/contract/tutorials'
import { useLocale, useMessages } from '@lantern/i18n'
import { QueryPage } from '@lantern/page'
import {
  Badge,
  Card,
  IconDeposit,
  IconDocument,
  IconHelp,
  IconSparkles,
  IconTransfer,
  IconWithdraw,
  ListRow,
  Section,
} from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { accountIcon } from '../account-icons.tsx'
import { kindOf } from './kind.rules.ts'
import { tutorialsQuery } from './tutorials.api.ts'
import { tutorialsMessages } from './tutorials.messages.ts'

const MONEY_ICONS = {
  deposit: <IconDeposit />,
  withdrawal: <IconWithdraw />,
  transfer: <IconTransfer />,
  speed: <IconSparkles />,
}

const platformOf = (key: string) => TUTORIAL_PLATFORMS.find((platform) => platform === key)

function iconOf(key: string): ReactNode {
  const platform = platformOf(key)
  return platform ? accountIcon(kindOf(platform)) : (entryOf<string, ReactNode>(MONEY_ICONS, key) ?? <IconDocument />)
}

export function TutorialsPage() {
  const t = useMessages(tutorialsMessages)
  const tutorials = useQuery(tutorialsQuery(useLocale()))
  return (
    <QueryPage title={t.title} parent={ROUTE.wallet} queries={{ tutorials }}>
      {({ tutorials: { list } }) => {
        const rows = (ofPlatforms: boolean) =>
          list
            .filter(({ key }) => (platformOf(key) !== undefined) === ofPlatforms)
            .map(({ key, title, summary, steps, seen }) => (
              <ListRow
                key={key}
                icon={iconOf(key)}
                iconTile
                title={title}
                detail={summary}
                note={seen ? <Badge tone="positive">{t.seen}</Badge> : t.steps({ n: String(steps) })}
                render={<Link to={`${ROUTE.platformTutorials}?platform=${encodeURIComponent(key)}`} />}
              />
            ))
        return (
          <>
            <Section title={t.money}>
              <Card padding="none">{rows(false)}</Card>
            </Section>
            <Section title={t.platforms}>
              <Card padding="none">{rows(true)}</Card>
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
