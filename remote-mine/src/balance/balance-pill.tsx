import { ROUTE } from '@lantern/contract'
import { formatMoney, useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { IconButton, IconRefresh, IconWallet } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useHideAmounts } from '../parts/hide-amounts.atoms.ts'
import { memberQuery, STALE_FIGURE_MS, useFreshMoney, useRefreshMoney, walletQuery } from '../parts/money.api.ts'
import { partsMessages } from '../parts/parts.messages.ts'
import { useMeBadge } from '../parts/use-me-badge.ts'
import { useRefreshGate } from '../parts/use-refresh-gate.ts'
import { balanceMessages } from './balance.messages.ts'
import styles from './balance.module.css'
import { BalanceSheet } from './balance-sheet.tsx'

/** Slot `header.balance`: the available balance, a refresh button, and a sheet with the other balances (G8). Renders nothing for visitors. */
export function BalancePill() {
  return useSession().kind === 'member' ? <MemberPill /> : null
}

function MemberPill() {
  const t = useMessages(balanceMessages)
  const p = useMessages(partsMessages)
  useFreshMoney()
  const refresh = useRefreshMoney()
  const wallet = useQuery(walletQuery())
  // Here, because each page of a member has this slot, also one that was opened directly.
  const { data: member } = useQuery(memberQuery())
  useMeBadge(member?.unread, member?.claimable)
  const [isHidden] = useHideAmounts()
  const [isOpen, setOpen] = useState(false)
  const [isFree, pass] = useRefreshGate()
  const amount = wallet.data?.center
  const isOld = wallet.isError && amount !== undefined && Date.now() - wallet.dataUpdatedAt > STALE_FIGURE_MS
  const text = amount === undefined ? t.unknownAmount : isHidden ? '••••' : formatMoney(amount)
  // The card of that page has the balance: here it would stand twice.
  const isIcon = useLocation().pathname === ROUTE.mine
  const label = wallet.isPending
    ? p.loading
    : amount === undefined
      ? t.pillFailed
      : isHidden
        ? t.pillHidden
        : t.pill({ amount: formatMoney(amount) })
  const opener = {
    'aria-haspopup': 'dialog',
    'data-pending': wallet.isPending || undefined,
    onClick: () => setOpen(true),
  } as const
  return (
    <div className={isIcon ? undefined : styles.pill} data-old={isOld || undefined}>
      {isIcon ? (
        <IconButton {...opener} label={label} icon={<IconWallet />} />
      ) : (
        <>
          <button {...opener} type="button" className={styles.open} aria-label={label}>
            <span className={styles.sign}>¥</span>
            <span className={styles.figure}>{text}</span>
          </button>
          <IconButton
            className={styles.refresh}
            label={p.refresh}
            icon={<IconRefresh />}
            busy={wallet.isFetching}
            aria-disabled={!isFree}
            onClick={() => pass(() => void refresh())}
          />
        </>
      )}
      <BalanceSheet wallet={wallet} open={isOpen} onOpenChange={setOpen} />
    </div>
  )
}
