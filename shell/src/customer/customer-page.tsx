import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import {
  Button,
  Card,
  IconChat,
  IconDeposit,
  IconLock,
  IconPhone,
  IconReceipt,
  IconShield,
  IconWithdraw,
  ListRow,
  Section,
} from '@lantern/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useRemotes } from '../remotes/remotes-context.ts'
import { useDictionary } from '../site/site.ts'
import { customerMessages } from './customer.messages.ts'
import styles from './customer-page.module.css'
import { useSecurityTip } from './use-security-tip.ts'

/** `/customer/main`: ways to reach people, the questions asked most, and the tip that protects from fraud (G2). */
export function CustomerPage() {
  const t = useMessages(customerMessages)
  const phone = useDictionary('54')[0] ?? ''
  const hasChat = useRemotes().fillerOf('chat.panel') !== null
  useSecurityTip()
  const actions: readonly { to: string; icon: ReactNode; text: string }[] = [
    { to: ROUTE.transRecord, icon: <IconDeposit />, text: t.depositMissing },
    { to: ROUTE.transRecord, icon: <IconWithdraw />, text: t.withdrawalState },
    { to: ROUTE.betRecord, icon: <IconReceipt />, text: t.betQuestion },
    { to: ROUTE.wallet, icon: <IconLock />, text: t.accountSafety },
  ]
  return (
    <div className={styles.page}>
      <Card kind="lit" className={styles.lead}>
        <h1 className={styles.title}>{t.title}</h1>
        <p className={styles.hours}>{t.hours}</p>
        <div className={styles.ways}>
          {hasChat && (
            <Button kind="primary" icon={<IconChat />} render={<Link to={`${ROUTE.customer}?chat=1&roomId=lobby`} />}>
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
        <Card padding="none">
          {actions.map(({ to, icon, text }) => (
            <ListRow key={text} icon={icon} iconTile title={text} render={<Link to={to} />} />
          ))}
        </Card>
      </Section>
      <Section title={t.questions}>
        <div className={styles.questions}>
          {QUESTIONS.map((key) => (
            <details key={key} className={styles.question}>
              <summary className={styles.ask}>{t[`${key}Ask`]}</summary>
              <p className={styles.answer}>{t[`${key}Answer`]}</p>
            </details>
          ))}
        </div>
      </Section>
      <p className={styles.warning}>
        <IconShield />
        <span>{t.tipBody}</span>
      </p>
    </div>
  )
}

const QUESTIONS = ['deposit', 'withdraw', 'turnover', 'password', 'limit'] as const
