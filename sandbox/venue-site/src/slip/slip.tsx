/** The slip: one pick, a stake, the possible return, and the bet number once placed. */

import type { InputOf } from '@lantern/contract/endpoint'
import type { Match } from '@lantern/contract/games'
import { convertOdds, oddsTypeOf } from '@lantern/contract/odds'
import type { Bet } from '@lantern/contract/records'
import { venueBetPlace } from '@lantern/contract/venue'
import { type FormEvent, useRef, useState } from 'react'
import { useText } from '../locale.tsx'
import type { Choice } from '../matches/match-card.tsx'
import { requestNumber } from '../session/request-number.ts'
import { useVenue } from '../session/venue-context.tsx'
import { isExpired, request, VenueRequestError } from '../session/venue-request.ts'
import styles from './slip.module.css'
import { filterStake, moneyText, possibleReturn, stakeProblem, toFen, wireMoney } from './slip.rules.ts'
import { SlipResult } from './slip-result.tsx'
import { useOpen } from './use-open.ts'

type Wallet = { balance: string; oddsType: number; minBet: string; maxBet: string }
export type SlipProps = {
  choice: Choice
  /** Newest matches: the price on the slip follows them. */
  matches: Match[]
  wallet: Wallet
  onPlaced: () => void
  onClose: () => void
  onShowBets: () => void
}

type Accept = 'better' | 'any' | 'none'
type Outcome =
  | { kind: 'editing' }
  | { kind: 'placing' }
  | { kind: 'lost' }
  | { kind: 'refused'; message: string }
  | { kind: 'moved'; was: string; odds: string }
  | { kind: 'placed'; bet: Bet }

const QUICK = [1_000, 5_000, 10_000]

export function Slip({ choice, matches, wallet, onPlaced, onClose, onShowBets }: SlipProps) {
  const { t, say } = useText()
  const { caller, onExpired } = useVenue()
  const [stake, setStake] = useState('')
  const [accept, setAccept] = useState<Accept>('better')
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'editing' })
  const [isTouched, setTouched] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const sent = useRef<Sent | null>(null)
  useOpen(dialog)

  const match = matches.find((one) => one.id === choice.matchId)
  const market = match?.markets.find((one) => one.id === choice.marketId)
  const selection = market?.selections.find((one) => one.id === choice.selectionId)
  // The last state of the pick, for when the market leaves the list while the slip is open.
  const last = useRef({ match, market, selection })
  if (match && market && selection) last.current = { match, market, selection }
  const shown = last.current
  const latest = selection?.odds ?? shown.selection?.odds ?? choice.odds
  const odds = outcome.kind === 'moved' ? outcome.odds : latest
  const fen = toFen(stake)
  const limits = { min: toFen(wallet.minBet), max: toFen(wallet.maxBet), balance: toFen(wallet.balance) }
  const problem = stakeProblem(fen, limits)
  const isOpen = market?.state === 1
  const isLocked = outcome.kind === 'placing' || outcome.kind === 'lost'
  const format = (price: string): string => convertOdds(price, oddsTypeOf(wallet.oddsType)).replace('-', '−')

  const place = async (rule: Accept): Promise<void> => {
    setTouched(true)
    if (problem && outcome.kind !== 'lost') return
    // After a lost answer, retries with the same request number and body, so that there is never a second bet.
    const isLost = outcome.kind === 'lost' && sent.current !== null
    const slip =
      isLost && sent.current ? sent.current : newSlip(choice, { odds, version: market?.oddsVersion ?? 0, fen, rule })
    sent.current = slip
    setOutcome({ kind: 'placing' })
    try {
      const { bet } = await request(venueBetPlace, slip, caller)
      setOutcome({ kind: 'placed', bet })
      onPlaced()
    } catch (error) {
      if (isExpired(error)) return onExpired(error.code)
      setOutcome(outcomeOf(error))
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // The member accepted the price on the button; a worse one needs acceptance again.
    void place(outcome.kind === 'moved' ? 'better' : accept)
  }
  const edit = (text: string): void => {
    setStake(filterStake(text))
    setTouched(false)
    setOutcome({ kind: 'editing' })
  }

  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby="slip-title" onClose={onClose} onCancel={onClose}>
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id="slip-title">{outcome.kind === 'placed' ? t.placed : t.slip}</h2>
          <button type="button" className={styles.close} aria-label={t.close} onClick={onClose}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3.5 3.5l9 9m0-9l-9 9" />
            </svg>
          </button>
        </header>
        {outcome.kind === 'placed' ? (
          <SlipResult bet={outcome.bet} format={format} onClose={onClose} onShowBets={onShowBets} />
        ) : (
          <form onSubmit={submit} noValidate>
            <div className={styles.pick}>
              <p className={styles.pickName}>{shown.selection ? say(shown.selection.name as never) : ''}</p>
              <output className={styles.pickOdds}>{format(odds)}</output>
              <p className={styles.pickMatch}>
                {shown.match ? `${say(shown.match.home as never)} ${t.vs} ${say(shown.match.away as never)}` : ''}
                {shown.match?.state === 2 && <b> {`${shown.match.score.home} : ${shown.match.score.away}`}</b>}
              </p>
              {odds !== choice.odds && outcome.kind !== 'moved' && (
                <p className={styles.moved} role="status">
                  {t.oddsUpdated(format(choice.odds), format(odds))}
                </p>
              )}
            </div>
            <label className={styles.field}>
              <span>{t.stake}</span>
              <span className={styles.input} data-wrong={isTouched && problem !== null}>
                <i aria-hidden="true">¥</i>
                <input
                  inputMode="decimal"
                  autoComplete="off"
                  disabled={isLocked}
                  placeholder="0.00"
                  value={stake}
                  aria-describedby="stake-note"
                  aria-invalid={isTouched && problem !== null}
                  onChange={(event) => edit(event.target.value)}
                />
              </span>
            </label>
            <p
              id="stake-note"
              className={styles.note}
              data-wrong={isTouched && problem !== null}
              role={isTouched && problem ? 'alert' : undefined}
            >
              {isTouched && problem ? problemText() : t.limits(moneyText(limits.min), moneyText(limits.max))}
            </p>
            <fieldset className={styles.quick} disabled={isLocked}>
              <legend className="visually-hidden">{t.quick}</legend>
              {QUICK.map((amount) => (
                <button key={amount} type="button" onClick={() => edit(String(amount / 100))}>
                  {amount / 100}
                </button>
              ))}
              <button type="button" onClick={() => edit(wireMoney(Math.min(limits.balance, limits.max)))}>
                {t.max}
              </button>
            </fieldset>
            <fieldset className={styles.accept} disabled={isLocked}>
              <legend>{t.accept}</legend>
              {(['better', 'any', 'none'] as const).map((rule) => (
                <label key={rule} data-on={accept === rule}>
                  <input
                    type="radio"
                    name="accept"
                    value={rule}
                    checked={accept === rule}
                    onChange={() => setAccept(rule)}
                  />
                  {rule === 'better' ? t.acceptBetter : rule === 'any' ? t.acceptAny : t.acceptNone}
                </label>
              ))}
            </fieldset>
            <dl className={styles.possible}>
              <dt>{t.possible}</dt>
              <dd>{moneyText(possibleReturn(fen, odds))}</dd>
            </dl>
            <div aria-live="polite">
              {outcome.kind === 'moved' && (
                <p className={styles.warning}>{t.oddsMoved(format(outcome.was), format(outcome.odds))}</p>
              )}
              {outcome.kind === 'refused' && <p className={styles.error}>{outcome.message}</p>}
              {outcome.kind === 'lost' && <p className={styles.warning}>{t.lost}</p>}
            </div>
            <button
              type="submit"
              className={styles.place}
              disabled={outcome.kind === 'placing' || (!isOpen && outcome.kind !== 'lost')}
              aria-busy={outcome.kind === 'placing'}
            >
              {buttonText()}
            </button>
          </form>
        )}
      </div>
    </dialog>
  )

  function buttonText(): string {
    if (outcome.kind === 'placing') return t.placing
    if (outcome.kind === 'lost') return t.check
    if (!isOpen) return market?.state === 2 ? t.suspended : t.closed
    return outcome.kind === 'moved' ? t.acceptAndPlace(format(odds)) : t.place
  }

  function problemText(): string {
    if (problem === 'balance') return t.noBalance
    if (problem === 'below') return t.below(moneyText(limits.min))
    if (problem === 'above') return t.above(moneyText(limits.max))
    return t.typeStake
  }
}

type Sent = InputOf<typeof venueBetPlace>

function newSlip(
  choice: Choice,
  { odds, version, fen, rule }: { odds: string; version: number; fen: number; rule: Accept },
): Sent {
  return {
    legs: [{ selectionId: choice.selectionId, odds, oddsVersion: version }],
    stake: wireMoney(fen),
    accept: rule,
    requestNo: requestNumber(),
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof VenueRequestError) || error.code === '') return { kind: 'lost' }
  if (error.data.reason === 'odds') return { kind: 'moved', was: String(error.data.was), odds: String(error.data.odds) }
  return { kind: 'refused', message: error.message }
}
