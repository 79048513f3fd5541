import { ROUTE } from '@lantern/contract'
import { GUIDE_STEPS } from '@lantern/contract/user'
import { useLocale, useMessages } from '@lantern/i18n'
import { finishGuide } from '@lantern/platform'
import { Button, Card, IconCheck, IconGlobe, IconLock, IconOffers, IconShield, IconVerified } from '@lantern/ui'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { chooseLocale } from '../boot/preferences.ts'
import { safeRedirect } from '../session/redirect.rules.ts'
import { sendGuideDone } from './guide.api.ts'
import { guideMessages } from './guide.messages.ts'
import styles from './guide-page.module.css'

type Step = (typeof GUIDE_STEPS)[number]

const TEXTS = {
  welcome: ['guideWelcomeTitle', 'guideWelcomeText'],
  limit: ['guideLimitTitle', 'guideLimitText'],
  fundPassword: ['guideFundPasswordTitle', 'guideFundPasswordText'],
  identity: ['guideIdentityTitle', 'guideIdentityText'],
  offer: ['guideOfferTitle', 'guideOfferText'],
} as const satisfies Record<Step, readonly [string, string]>

const ICONS: Readonly<Record<Step, ReactNode>> = {
  welcome: <IconGlobe />,
  limit: <IconShield />,
  fundPassword: <IconLock />,
  identity: <IconVerified />,
  offer: <IconOffers />,
}

/** `/registerGuide`: five short cards after registration; each can be skipped, and all of them at once. */
export function GuidePage() {
  const t = useMessages(guideMessages)
  const locale = useLocale()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [index, setIndex] = useState(0)
  const step = GUIDE_STEPS[index] ?? 'welcome'
  const isLast = index === GUIDE_STEPS.length - 1

  const leave = (): void => {
    finishGuide()
    void navigate(safeRedirect(query.get('redirect')) ?? ROUTE.home, { replace: true })
  }
  const tell = (key: Step | 'all'): void => {
    // The guide is a help, not a gate: a lost answer must not hold the member up.
    sendGuideDone(key).catch(() => undefined)
  }
  const next = (): void => {
    tell(step)
    if (isLast) leave()
    else setIndex(index + 1)
  }
  const skipAll = (): void => {
    tell('all')
    leave()
  }

  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <p className={styles.count}>{t.guideCount({ n: String(index + 1), of: String(GUIDE_STEPS.length) })}</p>
        <Button kind="quiet" size="sm" onClick={skipAll}>
          {t.guideSkipAll}
        </Button>
      </div>
      <ol className={styles.steps} aria-hidden="true">
        {GUIDE_STEPS.map((key, at) => (
          <li key={key} data-state={at < index ? 'done' : at === index ? 'now' : undefined} />
        ))}
      </ol>
      <Card kind="lit" className={styles.card} key={step}>
        <span className={styles.icon}>{ICONS[step]}</span>
        <h1 className={styles.title} aria-live="polite">
          {t[TEXTS[step][0]]}
        </h1>
        <p className={styles.text}>{t[TEXTS[step][1]]}</p>
        {step === 'welcome' && (
          <div className={styles.choice}>
            <Button
              size="sm"
              lang="zh-CN"
              icon={locale === 'zh-CN' ? <IconCheck /> : undefined}
              aria-pressed={locale === 'zh-CN'}
              onClick={() => chooseLocale('zh-CN')}
            >
              {t.chinese}
            </Button>
            <Button
              size="sm"
              lang="en"
              icon={locale === 'en' ? <IconCheck /> : undefined}
              aria-pressed={locale === 'en'}
              onClick={() => chooseLocale('en')}
            >
              {t.english}
            </Button>
          </div>
        )}
        {step === 'offer' && (
          <Button size="sm" render={<Link to={ROUTE.offers} onClick={() => finishGuide()} />}>
            {t.guideSeeOffers}
          </Button>
        )}
      </Card>
      <div className={styles.actions}>
        <Button kind="primary" size="lg" block onClick={next}>
          {isLast ? t.guideFinish : t.guideNext}
        </Button>
        {!isLast && (
          <Button kind="quiet" block onClick={next}>
            {t.guideSkip}
          </Button>
        )}
      </div>
    </div>
  )
}
