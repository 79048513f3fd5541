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
  Skeleton,
} from '@lantern/ui'
import { lazy, Suspense, useState } from 'react'
import { useInstallOffer } from '../../host/boot/install-prompt.ts'
import { QuestionList } from '../../parts/question-list.tsx'
import { downloadMessages } from './download.messages.ts'
import styles from './download-content.module.css'
import { InstallCard } from './install-card.tsx'
import { InstallGuide } from './install-guide.tsx'
import { inAppOf, installViewOf, platformOf } from './platform.rules.ts'
import { ReleaseCard } from './release-card.tsx'

/** The encoder loads when the QR code is about to be rendered. */
const PageCode = lazy(async () => ({ default: (await import('./page-code.tsx')).PageCode }))

const BENEFITS = [
  { key: 'fast', Icon: IconSparkles },
  { key: 'offline', Icon: IconOffline },
  { key: 'light', Icon: IconPhone },
  { key: 'same', Icon: IconMembers },
] as const
/** Narrower than the stage of a wide screen. */
const PHONE = '(max-width: 599.98px)'
const QUESTIONS = ['faq1', 'faq2', 'faq3', 'faq4'] as const

/** How to install the site as an app: the current device first, then the others. */
export function DownloadContent() {
  const t = useMessages(downloadMessages)
  const { userAgent, maxTouchPoints } = navigator
  const [platform, setPlatform] = useState<AppPlatform>(() =>
    platformOf({ userAgent, maxTouchPoints, isNarrow: matchMedia(PHONE).matches }),
  )
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
      {view !== 'open' && view !== 'thanks' && <InstallGuide platform={platform} onPlatform={setPlatform} />}
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
      <Section title={t.qrTitle}>
        <Card className={styles.code}>
          <Suspense fallback={<Skeleton shape="card" label={t.loading} className={styles.square} />}>
            <PageCode text={address} label={t.qrLabel} className={styles.square} />
          </Suspense>
          <p className={styles.codeText}>{t.qrText}</p>
        </Card>
      </Section>
      <ReleaseCard platform={platform} />
      <Section title={t.faq}>
        <QuestionList questions={QUESTIONS.map((key) => ({ key, ask: t[key], answer: t[`${key}Text`] }))} />
      </Section>
    </div>
  )
}
