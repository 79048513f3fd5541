/** Calculates bonus and turnover for a deposit. */
import type { Offer } from '@lantern/contract/activity'
import { formatMoney, useMessages } from '@lantern/i18n'
import { StatRow } from '@lantern/ui'
import { useId, useState } from 'react'
import { discountMessages } from './discount.messages.ts'
import { termsFor } from './offer.rules.ts'
import styles from './offer-calculator.module.css'

const MIN = 100
const MAX = 5_000
const STEP = 100

export function OfferCalculator({ offer }: { offer: Offer }) {
  const t = useMessages(discountMessages)
  const [deposit, setDeposit] = useState(500)
  const id = useId()
  const amount = `${deposit}.00`
  const { bonus, turnover } = termsFor(offer, amount)
  return (
    <section className={styles.calculator}>
      <label className={styles.label} htmlFor={id}>
        <span>{`${t.calculator} · ${t.deposit}`}</span>
        <output className={styles.amount}>{formatMoney(amount)}</output>
      </label>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={MIN}
        max={MAX}
        step={STEP}
        value={deposit}
        aria-valuetext={formatMoney(amount)}
        onChange={(event) => setDeposit(event.target.valueAsNumber)}
      />
      <StatRow
        stats={[
          { label: t.getBonus, value: formatMoney(bonus) },
          { label: t.needTurnover, value: formatMoney(turnover) },
        ]}
      />
    </section>
  )
}
