import type { DataOf } from '@lantern/contract'
import type { Figure } from '@lantern/contract/explain'
import { siteDate } from '@lantern/contract/site-time'
import type { statementWallet } from '@lantern/contract/statements'
import { formatTime, useMessages } from '@lantern/i18n'
import { Disclosure, Facts, QueryView, type ReadQuery } from '@lantern/page'
import { Amount, Card, DateField, HiddenText, Section, TextField } from '@lantern/ui'
import { useId, useState } from 'react'
import { ExplainedAmount } from '../parts/explain/explained-amount.tsx'
import { useLedgerWords } from '../parts/explain/use-ledger-words.ts'
import { useHideAmounts } from '../parts/hide-amounts.atoms.ts'
import { partsMessages } from '../parts/parts.messages.ts'
import { statementMessages } from './parts/statement.messages.ts'
import styles from './parts/statement.module.css'
import { asClockText, atDay, clockOf, dayOf, momentOf, SLIDER_DAYS, sliderDays } from './parts/statement.rules.ts'

type Past = DataOf<typeof statementWallet>

export type WalletPastProps = {
  /** Chosen time, epoch ms. */
  at: number
  /** The newest time that can be chosen. */
  latest: number
  /** Registration, epoch ms; undefined until loaded. */
  registerAt: number | undefined
  onAt: (at: number) => void
  /** Figures of `at`, or still of the time before. */
  past: ReadQuery<Past>
}

/** The wallet as it was: its total and a slider by days; a date and time to the second are folded, and typed because native fields follow the language of the browser. All stay when the figures cannot be read. */
export function WalletPast({ at, latest, registerAt, onAt, past }: WalletPastProps) {
  const t = useMessages(statementMessages)
  const p = useMessages(partsMessages)
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const when = momentText(at)
  const days = sliderDays(registerAt, latest)
  const position = dayOf(at, latest, days)
  const back = days - position
  const choose = (day: string, clock: string) => {
    const time = momentOf(day, clock, latest)
    if (time !== null) onAt(time)
  }
  return (
    <Section title={t.past}>
      <Card kind="lit" className={styles.past}>
        <div className={styles.total}>
          <div className={styles.head}>
            <span className={styles.label}>{t.total}</span>
            <span className={styles.label}>
              <label htmlFor={id}>
                <HiddenText>{t.day}</HiddenText>
              </label>
              <output htmlFor={id} className={styles.when}>
                {back === 0 ? t.today : t.daysAgo({ n: back })} · {when}
              </output>
            </span>
          </div>
          {past.data && (
            <ExplainedAmount figure="total" label={t.total} value={past.data.total} size="hero" until={past.data.at} />
          )}
        </div>
        <input
          id={id}
          type="range"
          className={styles.slider}
          min={0}
          max={days}
          step={1}
          value={position}
          aria-valuetext={when}
          onChange={(event) => {
            setTyped(null)
            onAt(atDay(at, Number(event.target.value), latest, days))
          }}
        />
        <p className={styles.ends} aria-hidden="true">
          <span>{days < SLIDER_DAYS ? t.registered : t.yearAgo}</span>
          <span>{t.today}</span>
        </p>
        <QueryView query={past}>{(figures) => <Figures past={figures} />}</QueryView>
        <div className={styles.moment}>
          <Disclosure summary={t.exact}>
            <div className={styles.fields}>
              <DateField
                label={t.date}
                placeholder={p.dateForm}
                value={siteDate(at)}
                onValueChange={(day) => choose(day, clockOf(at))}
              />
              <TextField
                label={t.clock}
                placeholder={t.clockForm}
                inputMode="numeric"
                value={typed ?? clockOf(at)}
                onValueChange={(text) => {
                  const clock = asClockText(text)
                  setTyped(clock)
                  choose(siteDate(at), clock)
                }}
                onBlur={() => setTyped(null)}
              />
            </div>
            <p className={styles.label}>{t.pastLead}</p>
          </Disclosure>
        </div>
      </Card>
    </Section>
  )
}

function Figures({ past }: { past: Past }) {
  const t = useMessages(statementMessages)
  const p = useMessages(partsMessages)
  const words = useLedgerWords()
  const [isHidden] = useHideAmounts()
  const figure = (name: Figure, label: string, value: string) => ({
    label,
    value: <ExplainedAmount figure={name} label={label} value={value} size="sm" until={past.at} />,
  })
  const last = past.last && `${words.biz(past.last.biz)} · ${momentText(past.last.at)}`
  return (
    <Facts
      facts={[
        figure('main', t.center, past.center),
        figure('locked', t.locked, past.locked),
        figure('venues', t.venues, past.venues),
        {
          label: t.openStakes,
          value: <Amount value={past.openStakes} currency="¥" hidden={isHidden} hiddenLabel={p.hidden} />,
        },
        { label: t.last, value: <span className={styles.last}>{last ?? t.none}</span> },
      ]}
    />
  )
}

const momentText = (at: number): string => `${siteDate(at)} ${formatTime(at, true)}`
