import { MINUTE_MS } from '@lantern/contract/site-time'
import { useLocale, useMessages } from '@lantern/i18n'
import { useCountdown } from '@lantern/platform'
import { Avatar, Card } from '@lantern/ui'
import { registerMessages } from './register.messages.ts'
import styles from './register.module.css'
import type { Invite } from './use-invite.ts'

const HOUR_MINUTES = 60

/** The inviter, the benefit and the remaining time. */
export function InviterCard({ invite }: { invite: NonNullable<Invite['found']> }) {
  const t = useMessages(registerMessages)
  const locale = useLocale()
  const minutes = Math.ceil(useCountdown(invite.expireAt) / MINUTE_MS)
  if (minutes <= 0) return null
  const campaign = locale === 'en' ? invite.campaign.en : invite.campaign.zh
  const [h, m] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
  const time = [h > 0 && t.hours({ n: h }), m > 0 && t.minutes({ n: m })].filter(Boolean).join(' ')
  return (
    <Card kind="outlined" className={styles.inviter}>
      <Avatar seed={invite.code} name={invite.inviterMasked} />
      <div>
        <p className={styles.inviterName}>{t.invitedBy({ nick: invite.inviterMasked })}</p>
        <p className={styles.weak}>{[campaign, t.validFor({ t: time })].filter(Boolean).join(' · ')}</p>
      </div>
    </Card>
  )
}
