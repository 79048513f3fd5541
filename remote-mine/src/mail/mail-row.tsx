import { type Mail, type MailSubject, mailSubject } from '@lantern/contract/mail'
import { formatDateTime, useLocale, useMessages } from '@lantern/i18n'
import {
  Badge,
  Checkbox,
  HiddenText,
  IconBell,
  IconCash,
  IconChart,
  IconChat,
  IconCoins,
  IconCrown,
  IconDeposit,
  IconOffers,
  IconPercent,
  IconPin,
  IconReceipt,
  IconShield,
  IconTile,
  IconTransfer,
  IconVerified,
  IconWarning,
  IconWithdraw,
  ListRow,
} from '@lantern/ui'
import type { ReactNode } from 'react'
import styles from './mail.module.css'
import { mailMessages } from './parts/mail.messages.ts'
import { useAuthenticity } from './parts/use-authenticity.ts'

export type MailRowProps = {
  mail: Mail
  /** Undefined outside of the selection mode. */
  selected?: boolean
  onSelect: () => void
  onOpen: () => void
}

/** One mail of the list; a forged one is marked. */
export function MailRow({ mail, selected, onSelect, onOpen }: MailRowProps) {
  const t = useMessages(mailMessages)
  const isEnglish = useLocale() === 'en'
  const isForged = useAuthenticity(mail) === 'forged'
  const title = isEnglish ? mail.title.en : mail.title.zh
  const row = (
    <ListRow
      icon={
        // Money is found at a glance.
        <IconTile tone={toneOf(mail)}>{iconOf(mail)}</IconTile>
      }
      title={
        <span className={styles.head}>
          <span className={styles.title} data-unread={!mail.read || undefined}>
            {!mail.read && (
              <span className={styles.dot}>
                <HiddenText>{t.unread}</HiddenText>
              </span>
            )}
            {title}
          </span>
          {isForged ? (
            <Badge tone="negative" icon={<IconWarning />}>
              {t.forged}
            </Badge>
          ) : (
            <span className={styles.when}>
              {mail.pinned && (
                <>
                  <IconPin />
                  <HiddenText>{t.pinned}</HiddenText>
                </>
              )}
              {formatDateTime(mail.at, false)}
            </span>
          )}
        </span>
      }
      detail={
        // What concerns the safety of the account is never cut.
        <span className={mail.type === 'notice' ? undefined : styles.preview}>
          {isEnglish ? mail.body.en : mail.body.zh}
        </span>
      }
      chevron={false}
      onClick={selected === undefined ? onOpen : undefined}
    />
  )
  if (selected === undefined) return <div className={styles.row}>{row}</div>
  return (
    <div className={styles.row} data-selecting="true">
      <Checkbox label={<HiddenText>{t.select({ title })}</HiddenText>} checked={selected} onCheckedChange={onSelect} />
      {row}
    </div>
  )
}

function toneOf({ type }: Mail): 'neutral' | 'accent' | 'positive' {
  return type === 'money' ? 'positive' : type === 'offer' ? 'accent' : 'neutral'
}

/** By what the mail is about, else by its kind. */
function iconOf({ type, bizNo }: Mail): ReactNode {
  const subject = mailSubject(bizNo)
  if (subject !== null && ICONS[subject]) return ICONS[subject]
  if (type === 'money') return <IconCash />
  return type === 'offer' ? <IconOffers /> : <IconBell />
}

const ICONS: Partial<Record<MailSubject, ReactNode>> = {
  A: <IconChart />,
  B: <IconReceipt />,
  D: <IconDeposit />,
  EX: <IconShield />,
  G: <IconOffers />,
  K: <IconVerified />,
  LC: <IconShield />,
  P: <IconWithdraw />,
  PR: <IconVerified />,
  Q: <IconChat />,
  R: <IconPercent />,
  RP: <IconOffers />,
  T: <IconTransfer />,
  V: <IconOffers />,
  VG: <IconCrown />,
  W: <IconWithdraw />,
  X: <IconCoins />,
}
