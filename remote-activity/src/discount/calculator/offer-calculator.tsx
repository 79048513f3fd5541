/** Calculator of an offer: bonus and turnover for a deposit, average cost at a game's return, date at the member's pace. */
import type { Offer, OfferPlan } from '@lantern/contract/activity'
import { formatDay, formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Chip, StatRow } from '@lantern/ui'
import { useId, useState } from 'react'
import { calculatorMessages } from './calculator.messages.ts'
import { calculate, type Pace } from './calculator.rules.ts'
import styles from './offer-calculator.module.css'

const MIN = 100
const MAX = 5_000
const STEP = 100
const FIRST = 500

export function OfferCalculator({ offer, plan }: { offer: Offer; plan: OfferPlan }) {
  const t = useMessages(calculatorMessages)
  const [deposit, setDeposit] = useState(FIRST)
  const [chosen, choose] = useState(0)
  const [at] = useState(now)
  const rtp = plan.games[chosen]?.rtp ?? null
  const figures = calculate({ offer, plan, deposit: `${deposit}.00`, rtp, now: at })
  return (
    <section className={styles.calculator} aria-label={t.title}>
      <h3 className={styles.heading}>{t.title}</h3>
      {plan.bonus === null && <DepositOf plan={plan} deposit={deposit} onDeposit={setDeposit} />}
      <StatRow
        stats={[
          { label: t.bonus, value: formatMoney(figures.bonus) },
          { label: t.turnover, value: formatMoney(figures.turnover) },
          ...(figures.cost === null ? [] : [{ label: t.cost, value: formatMoney(figures.cost) }]),
        ]}
      />
      {offer.multiple > 0 && <CostOf plan={plan} chosen={chosen} onChoose={choose} />}
      <PaceLine pace={figures.pace} bonusDays={plan.bonusDays} />
    </section>
  )
}

type DepositOfProps = { plan: OfferPlan; deposit: number; onDeposit: (deposit: number) => void }

/** The deposit already made, or a field for one. */
function DepositOf({ plan, deposit, onDeposit }: DepositOfProps) {
  const t = useMessages(calculatorMessages)
  const id = useId()
  const made = plan.my?.deposit ?? null
  if (made !== null)
    return (
      <p className={styles.label}>
        <span>{t.yourDeposit}</span>
        <span className={styles.amount}>{formatMoney(made)}</span>
      </p>
    )
  const amount = formatMoney(`${deposit}.00`)
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        <span>{t.deposit}</span>
        <output className={styles.amount}>{amount}</output>
      </label>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={MIN}
        max={MAX}
        step={STEP}
        value={deposit}
        aria-valuetext={amount}
        onChange={(event) => onDeposit(event.target.valueAsNumber)}
      />
    </>
  )
}

type CostOfProps = { plan: OfferPlan; chosen: number; onChoose: (index: number) => void }

function CostOf({ plan, chosen, onChoose }: CostOfProps) {
  const t = useMessages(calculatorMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  if (plan.games.length === 0) return <p className={styles.hint}>{t.noReturn}</p>
  return (
    <>
      <fieldset className={styles.games} aria-label={t.game}>
        {plan.games.map(({ gameCode, name, rtp }, index) => (
          <Chip key={gameCode} selected={index === chosen} onClick={() => onChoose(index)}>
            {t.rtp({ name: name[named], rtp })}
          </Chip>
        ))}
      </fieldset>
      <p className={styles.hint}>{t.costHint}</p>
    </>
  )
}

function PaceLine({ pace, bonusDays }: { pace: Pace; bonusDays: number }) {
  const t = useMessages(calculatorMessages)
  switch (pace.kind) {
    case 'none':
      return null
    case 'unknown':
      return <p className={styles.hint}>{t.unknown}</p>
    case 'done':
      return (
        <p className={styles.hint}>
          {t.done({ day: formatDay(pace.at), perDay: formatMoney(pace.perDay) })} {t.order}
        </p>
      )
    case 'late':
      return (
        <p className={styles.hint}>
          {t.late({ days: bonusDays, perDay: formatMoney(pace.perDay) })} {t.order}
        </p>
      )
  }
}
