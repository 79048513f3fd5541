import { APP_PLATFORMS, type AppPlatform } from '@lantern/contract/pages'
import { useMessages } from '@lantern/i18n'
import { Card, Section, Segmented } from '@lantern/ui'
import { downloadMessages } from './download.messages.ts'
import { GuidePicture, type GuideStep } from './guide-picture.tsx'
import styles from './install-guide.module.css'

const STEPS: readonly GuideStep[] = [1, 2, 3]

export type InstallGuideProps = { platform: AppPlatform; onPlatform: (platform: AppPlatform) => void }

/** Three illustrated steps, for the current device or another one. */
export function InstallGuide({ platform, onPlatform }: InstallGuideProps) {
  const t = useMessages(downloadMessages)
  return (
    <Section title={t.steps} id="steps" className={styles.section}>
      <Segmented
        label={t.platform}
        value={platform}
        options={APP_PLATFORMS.map((value) => ({ value, label: t[`${value}Tab`] }))}
        onValueChange={onPlatform}
      />
      <Card padding="none">
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step} className={styles.step}>
              <GuidePicture platform={platform} step={step} />
              <div className={styles.words}>
                <span className={styles.number} aria-hidden="true">
                  {step}
                </span>
                <span className={styles.title}>{t[`${platform}${step}`]}</span>
                <span className={styles.text}>{t[`${platform}${step}Text`]}</span>
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  )
}
