/** `/activity/friendInvitation`: the member's link, QR code and poster, the stages of friends, and rewards (screens.md 5). */
import { ACTIVITY_ROUTE } from '@lantern/contract/activity-route'
import { ROUTE } from '@lantern/contract/routes'
import { formatMoney, useMessages } from '@lantern/i18n'
import { QueryPage } from '@lantern/page'
import { useSession } from '@lantern/platform'
import { Button, Card } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { InvitationArt } from '../parts/head/invitation-art.tsx'
import { PageHead } from '../parts/head/page-head.tsx'
import { Friends } from './friends.tsx'
import { Funnel } from './funnel.tsx'
import { inviteQuery } from './invitation.api.ts'
import { invitationMessages } from './invitation.messages.ts'
import styles from './invitation.module.css'
import { InvitationRules } from './invitation-rules.tsx'
import { MyLink } from './my-link.tsx'

const LOGIN = `${ROUTE.login}?redirect=${encodeURIComponent(ACTIVITY_ROUTE.friendInvitation)}`

export function FriendInvitationPage() {
  const t = useMessages(invitationMessages)
  const session = useSession()
  const who = session.kind === 'member' ? `member ${session.memberId}` : session.kind
  const info = useQuery(inviteQuery(who))
  return (
    <QueryPage title={t.title} parent={ROUTE.offers} queries={{ info }}>
      {({ info: { i_code: code, link, qrData, rule, stats } }) => (
        <>
          <PageHead hue="fishing" art={<InvitationArt />} title={t.lead({ reward: formatMoney(rule.reward) })}>
            <p>{t.friendReward({ reward: formatMoney(rule.friendReward) })}</p>
          </PageHead>
          {stats === null || link === '' ? (
            <Card className={styles.login}>
              <p className={styles.lead}>{stats === null ? t.loginLead : t.noCode}</p>
              {stats === null && (
                <Button kind="primary" block render={<Link to={LOGIN} />}>
                  {t.login}
                </Button>
              )}
            </Card>
          ) : (
            <MyLink code={code} link={link} qrData={qrData} />
          )}
          {stats !== null && <Funnel stats={stats} />}
          <InvitationRules rule={rule} />
          {stats !== null && <Friends reward={rule.reward} />}
        </>
      )}
    </QueryPage>
  )
}
