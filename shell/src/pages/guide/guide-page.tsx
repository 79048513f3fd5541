import { ROUTE } from '@lantern/contract'
import { GUIDE_STEPS, type MemberInfo } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { finishGuide, isCancelled, memberMessage, queryClient } from '@lantern/platform'
import { Button, ErrorPanel, IconGlobe, IconLock, IconOffers, IconShield, IconVerified, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { safeRedirect } from '../../host/navigation/redirect.rules.ts'
import { FormAlert } from '../../parts/auth/form-alert.tsx'
import { useSwipe } from '../../parts/use-swipe.ts'
import { FundCard } from './fund-card.tsx'
import { askGuide, askMember, sendGuideDone } from './guide.api.ts'
import { guideMessages } from './guide.messages.ts'
import { type Guide, type GuideStep, startAt } from './guide.rules.ts'
import { GUIDE_FORM, type GuideCardProps } from './guide-card.ts'
import styles from './guide-page.module.css'
import { GuideSummary } from './guide-summary.tsx'
import { IdentityCard } from './identity-card.tsx'
import { LimitCard } from './limit-card.tsx'
import { OfferCard } from './offer-card.tsx'
import { WelcomeCard } from './welcome-card.tsx'

type Words = (typeof guideMessages)['zh-CN']
type CardOf = {
  readonly Card: ComponentType<GuideCardProps>
  readonly icon: ReactNode
  readonly title: keyof Words & `${string}Title`
  readonly text: keyof Words & `${string}Text`
  /** Whether it has a skip button; setting no limit has its own checkbox. */
  readonly canSkip: boolean
}
const CARDS: Readonly<Record<GuideStep, CardOf>> = {
  welcome: { Card: WelcomeCard, icon: <IconGlobe />, title: 'welcomeTitle', text: 'welcomeText', canSkip: true },
  limit: { Card: LimitCard, icon: <IconShield />, title: 'limitTitle', text: 'limitText', canSkip: false },
  fundPassword: { Card: FundCard, icon: <IconLock />, title: 'fundTitle', text: 'fundText', canSkip: true },
  identity: { Card: IdentityCard, icon: <IconVerified />, title: 'identityTitle', text: 'identityText', canSkip: true },
  offer: { Card: OfferCard, icon: <IconOffers />, title: 'offerTitle', text: 'offerText', canSkip: false },
}

/** `/registerGuide`: five cards after registration, resumed at the next login until completed or postponed three times. */
export function GuidePage() {
  const t = useMessages(guideMessages)
  const guide = useQuery({ queryKey: ['guide'], queryFn: askGuide, staleTime: 0 })
  const member = useQuery({ queryKey: ['guide', 'member'], queryFn: askMember, staleTime: 0 })
  if (guide.data && member.data) return <LoadedGuide guide={guide.data} member={member.data} />
  const failed = guide.isError || member.isError
  return (
    <div className={styles.page}>
      {failed ? (
        <ErrorPanel
          title={t.failed}
          retryLabel={t.retry}
          onRetry={() => void Promise.all([guide.refetch(), member.refetch()])}
        />
      ) : (
        <Skeleton />
      )}
    </div>
  )
}

function LoadedGuide({ guide, member }: { guide: Guide; member: MemberInfo }) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  // As it was opened: the answer to its last step must not replace it.
  const [isCompleted] = useState(guide.readOnly)
  const leave = (): void => {
    finishGuide()
    void navigate(safeRedirect(query.get('redirect')) ?? ROUTE.home, { replace: true })
  }
  if (isCompleted) return <GuideSummary guide={guide} member={member} onLeave={leave} />
  return <Cards guide={guide} member={member} leave={leave} />
}

function Cards({ guide, member, leave }: { guide: Guide; member: MemberInfo; leave: () => void }) {
  const t = useMessages(guideMessages)
  // Initial progress: the answers of its own steps must not move it.
  const [index, setIndex] = useState(() => startAt(guide))
  const [reached, setReached] = useState(index)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const step = GUIDE_STEPS[index] ?? 'welcome'
  const { Card, icon, title: titleName, text, canSkip } = CARDS[step]
  const isLast = index === GUIDE_STEPS.length - 1
  const shown = useRef(index)
  const running = useRef(false)

  useEffect(() => {
    // The shell announces the page itself; only card changes are announced here.
    if (shown.current !== index) title.current?.focus()
    shown.current = index
  }, [index])

  const go = (to: number): void => {
    setFailure('')
    setIndex(Math.max(0, to))
    setReached((before) => Math.max(before, to))
  }
  const pass = (skipped: boolean): void => {
    // The guide is a help, not a gate: a failed request must not block the member.
    sendGuideDone({ key: step, skipped }).catch(() => undefined)
    if (isLast) leave()
    else go(index + 1)
  }
  const save = (work: () => Promise<unknown>): void => {
    if (!running.current) void run(work)
  }
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    running.current = true
    setBusy(true)
    setFailure('')
    try {
      await work()
      void queryClient.invalidateQueries({ queryKey: ['guide', 'member'] })
      pass(false)
    } catch (error) {
      if (!isCancelled(error)) setFailure(memberMessage(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const putOff = (): void => {
    sendGuideDone({ key: 'all', skipped: true }).catch(() => undefined)
    leave()
  }
  const swipe = useSwipe({
    onBack: () => index > 0 && go(index - 1),
    // Forward only to visited cards: a swipe answers no question.
    onForth: () => index < reached && go(index + 1),
  })

  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <p className={styles.count}>{t.guideCount({ n: index + 1, of: GUIDE_STEPS.length })}</p>
        <Button kind="quiet" size="sm" onClick={putOff}>
          {t.later}
        </Button>
      </div>
      <ol className={styles.steps} aria-hidden="true">
        {GUIDE_STEPS.map((key, at) => (
          <li key={key} data-state={at < index ? 'done' : at === index ? 'now' : undefined} />
        ))}
      </ol>
      <div className={styles.card} key={step} {...swipe}>
        <span className={styles.icon}>{icon}</span>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {t[titleName]}
        </h1>
        <p className={styles.text}>{t[text]}</p>
        <Card member={member} save={save} skip={() => pass(true)} />
      </div>
      <div className={styles.actions}>
        {failure !== '' && <FormAlert text={failure} />}
        <Button kind="primary" size="lg" block type="submit" form={GUIDE_FORM} busy={busy}>
          {busy ? t.saving : isLast ? t.finish : t.next}
        </Button>
        <div className={styles.ways}>
          {index > 0 && (
            <Button kind="quiet" onClick={() => go(index - 1)}>
              {t.before}
            </Button>
          )}
          {canSkip && (
            <Button kind="quiet" onClick={() => pass(true)}>
              {t.skip}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
