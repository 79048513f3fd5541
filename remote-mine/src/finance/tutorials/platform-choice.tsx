import { ROUTE } from '@lantern/contract'
import { TUTORIAL_PLATFORMS } from '@lantern/contract/tutorials'
import { useLocale, useMessages } from '@lantern/i18n'
import { QueryPage, SaferLink } from '@lantern/page'
import { Card, Section } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { TutorialRow } from './tutorial-row.tsx'
import { tutorialsQuery } from './tutorials.api.ts'
import { tutorialsMessages } from './tutorials.messages.ts'

/** The payment platforms in a list, each leading to its steps. */
export function PlatformChoice() {
  const t = useMessages(tutorialsMessages)
  const tutorials = useQuery(tutorialsQuery(useLocale()))
  return (
    <QueryPage title={t.platformTitle} parent={ROUTE.tutorials} actions={<SaferLink />} queries={{ tutorials }}>
      {({ tutorials: { list } }) => (
        <Section title={t.choosePlatform} lead={t.choosePlatformLead}>
          <Card padding="none">
            {TUTORIAL_PLATFORMS.flatMap((platform) =>
              list
                .filter(({ key }) => key === platform)
                .map((tutorial) => <TutorialRow key={platform} tutorial={tutorial} />),
            )}
          </Card>
        </Section>
      )}
    </QueryPage>
  )
}
