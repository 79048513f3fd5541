/** `/mine/finance/introTutorial`: tutorials of operations with money and of payment platforms. */
import { ROUTE } from '@lantern/contract'
import { useLocale, useMessages } from '@lantern/i18n'
import { QueryPage } from '@lantern/page'
import { Card, IconHelp, ListRow, Section } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { platformOf } from './kind.rules.ts'
import { TutorialRow } from './tutorial-row.tsx'
import { tutorialsQuery } from './tutorials.api.ts'
import { tutorialsMessages } from './tutorials.messages.ts'

export function TutorialsPage() {
  const t = useMessages(tutorialsMessages)
  const tutorials = useQuery(tutorialsQuery(useLocale()))
  return (
    <QueryPage title={t.title} parent={ROUTE.wallet} queries={{ tutorials }}>
      {({ tutorials: { list } }) => {
        const rows = (ofPlatforms: boolean) =>
          list
            .filter(({ key }) => (platformOf(key) !== undefined) === ofPlatforms)
            .map((tutorial) => <TutorialRow key={tutorial.key} tutorial={tutorial} />)
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
