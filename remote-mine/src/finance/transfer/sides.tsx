import { CENTER } from '@lantern/contract/transfer'
import type { WalletOverview } from '@lantern/contract/wallet'
import { formatMoney, useMessages } from '@lantern/i18n'
import { Card, IconButton, IconTransfer, IconWallet, SelectSheet, VenueMark } from '@lantern/ui'
import { partsMessages } from '../../parts/parts.messages.ts'
import { ChosenMark } from './chosen-mark.tsx'
import { transferMessages } from './transfer.messages.ts'
import styles from './transfer.module.css'
import { balanceOf, type Sides, swapped, venueOf } from './transfer.rules.ts'

export type SidesPickerProps = {
  wallet: WalletOverview
  sides: Sides
  onChange: (sides: Sides) => void
  error?: string
  disabled?: boolean
}

/** Source and target of a transfer, with a button to swap them. */
export function SidesPicker({ wallet, sides, onChange, error, disabled }: SidesPickerProps) {
  const t = useMessages(transferMessages)
  const p = useMessages(partsMessages)
  const balanceText = (side: string): string => {
    const balance = balanceOf(wallet, side)
    return balance === null ? `— ${t.unknown}` : t.balance({ amount: formatMoney(balance) })
  }
  const side = (which: 'from' | 'to') => {
    const name = sides[which]
    const label = which === 'from' ? t.from : t.to
    if (name === CENTER) {
      return (
        <div className={styles.side}>
          <div className={styles.sideHead}>
            <span className={styles.sideLabel}>{label}</span>
            <span className={styles.balance}>{balanceText(CENTER)}</span>
          </div>
          <span className={styles.center}>
            <span className={styles.wallet}>
              <IconWallet />
            </span>
            {t.center}
          </span>
        </div>
      )
    }
    return (
      <div className={styles.side}>
        <div className={styles.sideHead}>
          <span className={styles.sideLabel} aria-hidden="true">
            {label}
          </span>
          <span className={styles.balance}>{balanceText(venueOf(sides))}</span>
        </div>
        <SelectSheet
          label={label}
          hideLabel
          value={name}
          placeholder={t.chooseVenue}
          closeLabel={p.close}
          error={error}
          disabled={disabled}
          options={wallet.venues.map((venue) => ({
            value: venue.enName,
            label: venue.name,
            // In the button, initials would be visible text that is missing from its accessible name.
            icon:
              venue.enName === name ? (
                <ChosenMark code={name} />
              ) : (
                <VenueMark code={venue.enName} className={styles.mark} />
              ),
            hint: venue.state === 2 ? t.maintenance : balanceText(venue.enName),
          }))}
          onValueChange={(enName) =>
            onChange(which === 'from' ? { from: enName, to: CENTER } : { from: CENTER, to: enName })
          }
        />
      </div>
    )
  }
  return (
    <Card>
      <div className={styles.sides}>
        {side('from')}
        <div className={styles.swapLine}>
          <IconButton
            className={styles.swap}
            kind="tinted"
            label={t.swap}
            icon={<IconTransfer />}
            disabled={disabled}
            onClick={() => onChange(swapped(sides))}
          />
        </div>
        {side('to')}
      </div>
    </Card>
  )
}
