/** `/mine/finance/introTutorial/platformTutorials?platform=`: the steps of one tutorial; without a platform, the choice of one. */
import { ROUTE } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import { TUTORIAL_PLATFORMS, type TutorialPlatform } from '@lantern/contract/tutorials'
import { useLocale, useMessages } from '@lantern/i18n'
import { PageBody, PageFrame, QueryView, SaferLink } from '@lantern/page'
import { isBusinessError } from '@lantern/platform'
import { Tabs } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useAccountWords } from '../accounts/parts/use-account-words.ts'
import { kindOf } from './kind.rules.ts'
import { PlatformChoice } from './platform-choice.tsx'
import { TutorialView } from './tutorial-view.tsx'
import { tutorialQuery } from './tutorials.api.ts'
import { tutorialsMessages } from './tutorials.messages.ts'
import styles from './tutorials.module.css'

export function PlatformTutorialPage() {
  const t = useMessages(tutorialsMessages)
  const [params, setParams] = useSearchParams()
  const wanted = params.get('platform') ?? ''
  const tutorial = useQuery({ ...tutorialQuery(wanted, useLocale()), enabled: wanted !== '' })
  if (wanted === '') return <PlatformChoice />
  // The index lists those that exist.
  if (isBusinessError(tutorial.error, CODE.VALIDATION)) return <Navigate to={ROUTE.tutorials} replace />
  const platform = TUTORIAL_PLATFORMS.find((one) => one === wanted)
  return (
    <PageFrame title={t.platformTitle} parent={ROUTE.tutorials} actions={<SaferLink />}>
      <PageBody>
        {platform && (
          <Platforms value={platform} onValueChange={(next) => setParams({ platform: next }, { replace: true })} />
        )}
        <QueryView query={tutorial}>{(detail) => <TutorialView key={detail.key} tutorial={detail} />}</QueryView>
      </PageBody>
    </PageFrame>
  )
}

function Platforms(props: { value: TutorialPlatform; onValueChange: (next: TutorialPlatform) => void }) {
  const t = useMessages(tutorialsMessages)
  const words = useAccountWords()
  const tabs = TUTORIAL_PLATFORMS.map((id) => ({ id, label: words.kind(kindOf(id)) }))
  return (
    <div className={styles.platforms} data-fade-tabs>
      <Tabs label={t.platforms} tabs={tabs} {...props} />
    </div>
  )
}
