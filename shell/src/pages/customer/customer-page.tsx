import { ROUTE } from '@lantern/contract'
import { helpPath } from '@lantern/contract/routes'
import type { ServiceTopic } from '@lantern/contract/service'
import { useMessages } from '@lantern/i18n'
import { useDictionary } from '@lantern/platform'
import {
  Button,
  Card,
  IconChat,
  IconDeposit,
  IconLock,
  IconMembers,
  IconPhone,
  IconReceipt,
  IconService,
  IconShield,
  IconWarning,
  IconWithdraw,
  Section,
} from '@lantern/ui'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useRemotes } from '../../host/remotes/remotes-context.ts'
import { QuestionList } from '../../parts/question-list.tsx'
import { Tile, TileGrid } from '../../parts/tile-grid.tsx'
import { ConversationPage } from './conversation/conversation-page.tsx'
import { customerMessages } from './customer.messages.ts'
import styles from './customer-page.module.css'
import { securityTipMessages } from './tip/security-tip.messages.ts'
import { useSecurityTip } from './tip/use-security-tip.ts'

/** `/customer/main`: contact options, quick actions, frequent questions, and the security tip (G2). */
export function CustomerPage() {
  const t = useMessages(customerMessages)
  const tip = useMessages(securityTipMessages)
  const phone = useDictionary('54')[0] ?? ''
  const hasChat = useRemotes().fillerOf('chat.panel') !== null
  const [query] = useSearchParams()
  const hasTipRead = useSecurityTip()
  if (query.has('talk')) return <ConversationPage />
  const actions: readonly { to: string; icon: ReactNode; text: string }[] = [
    { to: talkPath('deposit'), icon: <IconDeposit />, text: t.depositMissing },
    { to: ROUTE.transRecord, icon: <IconWithdraw />, text: t.withdrawalState },
    { to: ROUTE.betRecord, icon: <IconReceipt />, text: t.betQuestion },
    { to: ROUTE.password, icon: <IconLock />, text: t.accountSafety },
    { to: ROUTE.instead, icon: <IconMembers />, text: t.instead },
    { to: talkPath('complaint'), icon: <IconWarning />, text: t.complaint },
  ]
  return (
    <div className={styles.page}>
      <Card kind="lit" className={styles.lead}>
        <div className={styles.head}>
          <h1 className={styles.title}>{t.title}</h1>
          <p className={styles.hours}>{t.hours}</p>
          <p className={styles.people}>{t.people}</p>
          <IconService className={styles.mark} aria-hidden="true" />
        </div>
        <div className={styles.ways}>
          <Button kind="primary" size="lg" icon={<IconService />} render={<Link to={talkPath('general')} />}>
            {t.talk}
          </Button>
          {hasChat && (
            <Button icon={<IconChat />} render={<Link to={`${ROUTE.customer}?chat=1&roomId=lobby`} />}>
              {t.openChat}
            </Button>
          )}
          {phone !== '' && (
            <Button icon={<IconPhone />} render={<a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}>
              {phone}
            </Button>
          )}
        </div>
      </Card>
      <Section title={t.actions}>
        <TileGrid names="long">
          {actions.map(({ to, icon, text }) => (
            <Tile key={text} to={to} icon={icon}>
              {text}
            </Tile>
          ))}
        </TileGrid>
      </Section>
      {hasTipRead && (
        <p className={styles.warning}>
          <IconShield />
          <span>{tip.tipNote}</span>
        </p>
      )}
      <Section title={t.questions}>
        <QuestionList
          questions={QUESTIONS.map(([key, page]) => ({
            key,
            ask: t[`${key}Ask`],
            answer: (
              <>
                {t[`${key}Answer`]} <Link to={helpPath(page)}>{t.more}</Link>
              </>
            ),
          }))}
        />
      </Section>
    </div>
  )
}

/** Frequent questions with their help pages. */
const QUESTIONS = [
  ['deposit', 'ck'],
  ['withdraw', 'qk'],
  ['turnover', 'yhgz'],
  ['password', 'qtwt'],
  ['limit', 'bczr'],
  ['transfer', 'zz'],
  ['coin', 'xnbcqkjc'],
  ['settle', 'tywt'],
  ['postponed', 'tysstqth'],
  ['browser', 'tjllq'],
  ['fake', 'fjcjc'],
  ['identity', 'kh'],
] as const

function talkPath(topic: ServiceTopic): string {
  return `${ROUTE.customer}?talk=${topic}`
}
