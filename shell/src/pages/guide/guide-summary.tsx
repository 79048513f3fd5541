import { ROUTE } from '@lantern/contract'
import type { Limit } from '@lantern/contract/safer'
import { GUIDE_STEPS, type MemberInfo } from '@lantern/contract/user'
import { formatMoney, languageChoices, useLanguage, useMessages } from '@lantern/i18n'
import { Button, IconNext, IconVerified, PageHeader } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { askLimits } from './guide.api.ts'
import { guideMessages } from './guide.messages.ts'
import type { Guide, GuideStep } from './guide.rules.ts'
import styles from './guide-summary.module.css'
import { StepPicture } from './step-picture.tsx'

type Words = (typeof guideMessages)['zh-CN']
/** What a step has set, and whether there is nothing left to do. */
type Setting = { readonly text: string; readonly isDone: boolean }

const VERIFIED = 2
/** Where each step is changed later. */
const PLACES: Readonly<Record<GuideStep, string>> = {
  welcome: ROUTE.userInfo,
  limit: ROUTE.safer,
  fundPassword: ROUTE.security,
  identity: ROUTE.identity,
  offer: ROUTE.offers,
}

export type GuideSummaryProps = { guide: Guide; member: MemberInfo; onLeave: () => void }

/** The guide of a member who completed it: its five steps with what is set now. Nothing changes here; each step leads to its page. */
export function GuideSummary({ guide, member, onLeave }: GuideSummaryProps) {
  const t = useMessages(guideMessages)
  const language = useLanguage()
  const limits = useQuery({ queryKey: ['guide', 'limits'], queryFn: askLimits })
  const names = {
    welcome: t.welcomeShort,
    limit: t.limitShort,
    fundPassword: t.fundTitle,
    identity: t.identityTitle,
    offer: t.offerTitle,
  }
  const settings: Readonly<Record<GuideStep, Setting>> = {
    welcome: {
      text: [languageChoices().find(({ value }) => value === language)?.label, oddsName(member.oddsType, t)].join(
        ' · ',
      ),
      isDone: true,
    },
    limit: limitSetting(limits.data?.limits, t),
    fundPassword: { text: member.hasFundPwd ? t.isSet : t.notSet, isDone: member.hasFundPwd },
    identity: identitySetting(member, t),
    offer: offerSetting(guide, t),
  }
  const done = GUIDE_STEPS.filter((step) => settings[step].isDone).length
  const of = GUIDE_STEPS.length
  return (
    <>
      <PageHeader title={t.guideTitle} backLabel={t.close} onBack={onLeave} />
      <div className={styles.page}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t.summaryTitle}</h2>
          <p>{limits.data === undefined ? t.readOnly : t.progress({ n: done, of })}</p>
        </div>
        <ol className={styles.steps}>
          {GUIDE_STEPS.map((step, at) => (
            <li key={step}>
              <Link to={PLACES[step]} className={styles.step}>
                <StepPicture step={step} />
                <span className={styles.words}>
                  <span className={styles.number}>{t.step({ n: at + 1 })}</span>
                  <span className={styles.name}>{names[step]}</span>
                  <span className={styles.setting} data-done={settings[step].isDone || undefined}>
                    {settings[step].isDone && <IconVerified aria-hidden="true" />}
                    {settings[step].text}
                  </span>
                </span>
                <IconNext className={styles.chevron} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ol>
        <Button kind={done === of ? 'primary' : 'secondary'} size="lg" block onClick={onLeave}>
          {t.finish}
        </Button>
      </div>
    </>
  )
}

function oddsName(type: number, t: Words): string {
  return [t.odds1, t.odds2, t.odds3, t.odds4][type - 1] ?? ''
}

/** Empty until the limits are known. */
function limitSetting(limits: readonly Limit[] | undefined, t: Words): Setting {
  if (limits === undefined) return { text: '', isDone: false }
  const names: Partial<Record<string, string>> = { day: t.limitDay, week: t.limitWeek, month: t.limitMonth }
  const set = limits.flatMap(({ kind, period, amount }) =>
    kind === 'deposit' && amount !== null ? [`${names[period]} ${formatMoney(amount)}`] : [],
  )
  return { text: set.join(' · ') || t.notSet, isDone: set.length > 0 }
}

function identitySetting({ kyc, realNameMasked, cardCount }: MemberInfo, t: Words): Setting {
  if (kyc !== VERIFIED) return { text: t.identityOpen, isDone: false }
  return { text: `${realNameMasked} · ${t.accounts({ n: cardCount })}`, isDone: true }
}

/** There is nothing to set: done when the member has gone through it. */
function offerSetting({ steps }: Guide, t: Words): Setting {
  const isDone = steps.some(({ key, state }) => key === 'offer' && state === 'done')
  return { text: isDone ? t.offerSeen : t.offerShort, isDone }
}
