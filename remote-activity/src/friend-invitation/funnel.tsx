import type { InviteStats } from '@lantern/contract/invitation'
import { useMessages } from '@lantern/i18n'
import { Amount, Card, Section, StatRow } from '@lantern/ui'
import { invitationMessages } from './invitation.messages.ts'
import styles from './invitation.module.css'

/** Numbers of friends who opened the link, registered, deposited and count. */
export function Funnel({ stats }: { stats: InviteStats }) {
  const t = useMessages(invitationMessages)
  return (
    <Section title={t.funnel}>
      <Card className={styles.progress}>
        <StatRow
          className={styles.sums}
          stats={(['claimable', 'claimed'] as const).map((sum) => ({
            label: t.sums[sum],
            value: <Amount value={stats[sum]} currency="¥" size="lg" />,
          }))}
        />
        <dl className={styles.funnel}>
          {(['clicked', 'registered', 'deposited', 'valid'] as const).map((stage) => (
            <div key={stage}>
              <dt>{t.reached[stage]}</dt>
              <dd>{stats[stage]}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  )
}
