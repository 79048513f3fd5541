import { ROUTE } from '@lantern/contract'
import type { MemberInfo } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { IconDeposit, IconShield, IconTransfer, IconWallet, IconWithdraw } from '@lantern/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { partsMessages } from '../parts.messages.ts'
import styles from '../parts.module.css'
import { isBarred, type MoneyAction } from './money-gate.rules.ts'

export type MoneyActionsProps = {
  /** The status may disable some actions; their pages explain why. */
  member: Pick<MemberInfo, 'status'> | undefined
  /** False on the wallet page itself. */
  withWallet?: boolean
  /** Also links to the limits, as near as the deposit. */
  withLimits?: boolean
  /** Smaller layout for use beside an amount. */
  isCompact?: boolean
  onLeave?: () => void
}

/** Links to deposit, transfer, withdrawal, wallet and limits. */
export function MoneyActions(props: MoneyActionsProps) {
  const { member, withWallet = false, withLimits = false, isCompact = false, onLeave } = props
  const t = useMessages(partsMessages)
  const entries: { action: MoneyAction | null; to: string; text: string; icon: ReactNode }[] = [
    { action: 'deposit', to: ROUTE.deposit, text: t.deposit, icon: <IconDeposit /> },
    { action: 'transfer', to: ROUTE.transfer, text: t.transfer, icon: <IconTransfer /> },
    { action: 'withdraw', to: ROUTE.withdrawal, text: t.withdraw, icon: <IconWithdraw /> },
  ]
  if (withWallet) entries.push({ action: null, to: ROUTE.wallet, text: t.wallet, icon: <IconWallet /> })
  if (withLimits) entries.push({ action: null, to: ROUTE.safer, text: t.limits, icon: <IconShield /> })
  return (
    <nav className={styles.actions} data-compact={isCompact || undefined} aria-label={t.actions}>
      {entries.map(({ action, to, text, icon }) => (
        <Link
          key={to}
          to={to}
          className={styles.action}
          data-barred={(member && action && isBarred(member, action)) || undefined}
          onClick={onLeave}
        >
          <span className={styles.disc}>{icon}</span>
          {text}
        </Link>
      ))}
    </nav>
  )
}
