import { PART_STATE, type PayoutPart } from '@lantern/contract/speed'
import type { WithdrawOrder } from '@lantern/contract/withdrawal'
import { useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Amount, Badge, Card, Countdown, classNames, Section, type Tone } from '@lantern/ui'
import { isOrderOpen } from '../../parts/order-state.rules.ts'
import { PartAnswer } from './part-answer.tsx'
import { speedMessages } from './speed.messages.ts'
import styles from './speed.module.css'

const TONES: Readonly<Record<PayoutPart['state'], Tone>> = {
  1: 'neutral',
  2: 'info',
  3: 'accent',
  4: 'positive',
  5: 'warning',
  6: 'neutral',
}

/** The parts of a speed payout; those that need the member's confirmation come first. */
export function PayoutParts({ order, onReload }: { order: WithdrawOrder; onReload: () => void }) {
  const t = useMessages(speedMessages)
  const parts = order.parts ?? []
  if (parts.length === 0) return null
  const words = [t.part1, t.part2, t.part3, t.part4, t.part5, t.part6]
  const isAsked = ({ state }: PayoutPart) => state === PART_STATE.claimed || state === PART_STATE.disputed
  const sorted = [...parts.filter(isAsked), ...parts.filter((part) => !isAsked(part))]
  return (
    <Section title={t.parts}>
      <Card>
        <ul className={styles.parts}>
          {sorted.map((part) => (
            <li key={part.partNo} className={styles.part}>
              <Amount value={part.amount} currency="¥" />
              <Badge className={styles.end} tone={TONES[part.state]}>
                {words[part.state - 1] ?? part.state}
              </Badge>
              {part.payer !== '' && <span className={styles.weak}>{t.payer({ name: part.payer })}</span>}
              {part.until !== null && part.state !== PART_STATE.offered && (
                <Countdown
                  className={classNames(styles.weak, styles.end)}
                  untilMs={part.until}
                  now={now}
                  label={t.left}
                  onEnd={onReload}
                />
              )}
              {isAsked(part) && <PartAnswer part={part} onReload={onReload} />}
            </li>
          ))}
        </ul>
        {isOrderOpen('withdraw', order.state) && <p className={styles.note}>{t.partsHint}</p>}
      </Card>
    </Section>
  )
}
