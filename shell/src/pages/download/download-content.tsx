import type { AppPlatform } from '@lantern/contract/pages'
import { useMessages } from '@lantern/i18n'
import { isInstalled } from '@lantern/platform'
import {
  Card,
  IconBell,
  IconClose,
  IconMembers,
  IconOffline,
  IconPhone,
  IconSparkles,
  ListRow,
  Section,
} from '@lantern/ui'
import { useState } from 'react'
import { useInstallOffer } from '../../host/boot/install-prompt.ts'
import { QuestionList } from '../../parts/question-list.tsx'
import { downloadMessages } from './download.messages.ts'
import styles from './download-content.module.css'
import { InstallCard } from './install-card.tsx'
import { InstallGuide } from './install-guide.tsx'
import { PhoneCode } from './phone-code.tsx'
import { inAppOf, installViewOf, platformOf } from './platform.rules.ts'
import { ReleaseCard } from './release-card.tsx'
import { useIsNarrow } from './use-is-narrow.ts'

const BENEFITS = [
  { key: 'fast', Icon: IconSparkles },
  { key: 'offline', Icon: IconOffline },
  { key: 'light', Icon: IconPhone },
  { key: 'same', Icon: IconMembers },
] as const
const QUESTIONS = ['faq1', 'faq2', 'faq3', 'faq4'] as const

/** How to install the site as an app: the current device first, then the others. */
export function DownloadContent() {
  const t = useMessages(downloadMessages)
  const { userAgent, maxTouchPoints } = navigator
  const device = platformOf({ userAgent, maxTouchPoints, isNarrow: useIsNarrow() })
  const [chosen, setChosen] = useState<AppPlatform | null>(null)
  const platform = chosen ?? device
  const offer = useInstallOffer()
  const inApp = inAppOf(userAgent)
  const view = installViewOf({
    inApp,
    isStandalone: isInstalled(),
    wasInstalled: offer.isInstalled,
    hasPrompt: offer.prompt !== null,
  })
  const address = location.origin + location.pathname
  return (
    <div className={styles.page}>
      <InstallCard view={view} inApp={inApp} address={address} />
      {/* Whoever sits at a computer first wants the page on the phone. */}
      {device === 'desktop' && <PhoneCode address={address} />}
      {view !== 'open' && view !== 'thanks' && <InstallGuide platform={platform} onPlatform={setChosen} />}
      <Section title={t.benefits}>
        <Card padding="none">
          {BENEFITS.map(({ key, Icon }) => (
            <ListRow key={key} icon={<Icon />} iconTile title={t[key]} detail={t[`${key}Text`]} />
          ))}
        </Card>
      </Section>
      <Section title={t.push} lead={t.pushLead}>
        <Card className={styles.push}>
          <p className={styles.rule} data-kind="yes">
            <IconBell aria-hidden="true" />
            <span>{t.pushYes}</span>
          </p>
          <p className={styles.rule} data-kind="no">
            <IconClose aria-hidden="true" />
            <span>{t.pushNo}</span>
          </p>
        </Card>
      </Section>
      {device !== 'desktop' && <PhoneCode address={address} />}
      <ReleaseCard platform={platform} />
      <Section title={t.faq}>
        <QuestionList questions={QUESTIONS.map((key) => ({ key, ask: t[key], answer: t[`${key}Text`] }))} />
      </Section>
    </div>
  )
}
