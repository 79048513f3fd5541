import { useMessages } from '@lantern/i18n'
import { useSkeleton } from '@lantern/page'
import { useSession } from '@lantern/platform'
import { Amount, Badge, Card, IconCrown, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useHideAmounts } from '../parts/hide-amounts.atoms.ts'
import { MoneyActions } from '../parts/money/money-actions.tsx'
import { memberQuery, useFreshMoney } from '../parts/money.api.ts'
import { partsMessages } from '../parts/parts.messages.ts'
import { balanceMessages } from './balance.messages.ts'
import styles from './balance.module.css'

/** Slot `home.member`: greeting, where the money is, deposit, transfer, withdraw. Renders nothing for visitors. */
export function MemberStrip() {
  return useSession().kind === 'member' ? <Strip /> : null
}

function Strip() {
  const t = useMessages(balanceMessages)
  const p = useMessages(partsMessages)
  useFreshMoney()
  const { data: member, isPending, isError } = useQuery(memberQuery())
  const [isHidden] = useHideAmounts()
  const phase = useSkeleton(isPending)
  // Home works without the strip; the Me tab reports the error.
  if (isError && !member) return null
  if (!member) return phase === 'show' ? <Skeleton shape="card" label={p.loading} className={styles.strip} /> : null
  const name = member.nickName || member.userName
  return (
    <Card kind="lit" className={styles.strip}>
      <section className={styles.stripRow} aria-label={t.member}>
        <div className={styles.who}>
          <div className={styles.whoLine}>
            <span className={styles.hello}>{t.hello({ name })}</span>
            <Badge tone="accent" icon={<IconCrown />}>
              {t.vip({ n: String(member.vipLevel) })}
            </Badge>
          </div>
          {[
            [t.available, member.balance],
            [t.inVenues, member.venueTotal],
          ].map(([label = '', amount = '']) => (
            <span key={label} className={styles.funds}>
              <span className={styles.label}>{label}</span>
              <Amount value={amount} currency="¥" size="sm" hidden={isHidden} hiddenLabel={p.hidden} />
            </span>
          ))}
        </div>
        <div className={styles.stripActions}>
          <MoneyActions member={member} isCompact />
        </div>
      </section>
    </Card>
  )
}
