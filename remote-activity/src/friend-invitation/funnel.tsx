import type { InviteStats } from '@lantern/contract/invitation'
import { useMessages } from '@lantern/i18n'
import { Amount, Section, StatRow } from '@lantern/ui'
import { invitationMessages } from './invitation.messages.ts'

/** Numbers of friends who opened the link, registered, deposited and count. */
export function Funnel({ stats }: { stats: InviteStats }) {
  const t = useMessages(invitationMessages)
  return (
    <Section title={t.funnel}>
      <StatRow
        stats={(['clicked', 'registered', 'deposited', 'valid'] as const).map((stage) => ({
          label: t.reached[stage],
          value: stats[stage],
        }))}
      />
      <StatRow
        stats={(['claimable', 'claimed'] as const).map((sum) => ({
          label: t.sums[sum],
          value: <Amount value={stats[sum]} currency="¥" />,
        }))}
      />
    </Section>
  )
}
