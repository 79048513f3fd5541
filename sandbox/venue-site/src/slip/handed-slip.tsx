/** A slip from the site: its bets are placed unchanged, one after another, under their request numbers. */

import * as CODE from '@lantern/contract/code'
import type { SlipBet } from '@lantern/contract/games'
import { convertOdds, oddsTypeOf } from '@lantern/contract/odds'
import { venueBetPlace, venueQuote } from '@lantern/contract/venue'
import { useReducer, useRef, useState } from 'react'
import { oddsCents, oddsText } from '../../../src/book/markets/odds-format.rules.ts'
import { combinedCents } from '../../../src/book/markets/parlay.rules.ts'
import { type Named, useText } from '../locale.tsx'
import { useVenue } from '../session/venue-context.tsx'
import { isExpired, request, VenueRequestError } from '../session/venue-request.ts'
import { usePoll } from '../use-poll.ts'
import styles from './handed-slip.module.css'
import { type BetFate, type HandedBet, nextOf, transition } from './handed-slip.rules.ts'
import sheet from './slip.module.css'
import { moneyText, toFen } from './slip.rules.ts'
import { useOpen } from './use-open.ts'

const QUOTES_MS = 2_000
const OPEN = 1

export type HandedSlipProps = {
  bets: readonly SlipBet[]
  wallet: { balance: string; oddsType: number }
  onPlaced: () => void
  onClose: () => void
  onShowBets: () => void
}

export function HandedSlip({ bets: given, wallet, onPlaced, onClose, onShowBets }: HandedSlipProps) {
  const { t, say } = useText()
  const { caller, tell, onExpired } = useVenue()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)
  /** Quotes from before the refusal are not the prices that it names. */
  const [refusedAt, setRefusedAt] = useState(0)
  const [bets, dispatch] = useReducer(transition, given, (list): readonly HandedBet[] =>
    list.map((bet) => ({ bet, fate: { kind: 'waiting' } })),
  )
  useOpen(dialog)
  const ids = [...new Set(given.flatMap(({ legs }) => legs.map(({ selectionId }) => selectionId)))].join(',')
  const quotes = usePoll(() => request(venueQuote, { ids }, caller), QUOTES_MS, ids)
  const quoteOf = (id: string) => quotes.data?.list.find((quote) => quote.id === id)
  const format = (price: string): string => convertOdds(price, oddsTypeOf(wallet.oddsType)).replace('-', '−')

  const priceOf = (leg: SlipBet['legs'][number], fate: BetFate): string =>
    fate.kind === 'placed' ? leg.odds : quoteOf(leg.selectionId)?.odds || leg.odds
  /** Product of all prices. */
  const combined = ({ legs }: SlipBet, fate: BetFate): string =>
    oddsText(Number(combinedCents(legs.map((leg) => oddsCents(priceOf(leg, fate))))))

  const open = bets.filter(({ fate }) => fate.kind !== 'placed')
  const need = open.reduce((sum, { bet }) => sum + toFen(bet.stake), 0)
  const isShort = need > toFen(wallet.balance)
  const hasMoved = bets.some(({ fate }) => fate.kind === 'moved')
  const isLost = bets.some(({ fate }) => fate.kind === 'lost')
  const isReady =
    quotes.at >= refusedAt &&
    open.every(({ bet }) => bet.legs.every(({ selectionId }) => quoteOf(selectionId)?.state === OPEN))

  const place = async (from: readonly HandedBet[]): Promise<void> => {
    setBusy(true)
    let left = from
    for (let next = nextOf(left); next; next = nextOf(left)) {
      const { bet } = next
      dispatch({ kind: 'sent', requestNo: bet.requestNo })
      const fate = await request(venueBetPlace, bet, caller).then(
        (): BetFate => ({ kind: 'placed' }),
        (error: unknown) => fateOf(error, t.alreadyPlaced),
      )
      if (fate === null) return onExpired('')
      const event = { kind: 'settled', requestNo: bet.requestNo, fate } as const
      dispatch(event)
      left = transition(left, event)
      if (fate.kind === 'placed') {
        tell({ kind: 'venue:placed', requestNo: bet.requestNo })
        onPlaced()
      }
      if (fate.kind === 'lost') break
    }
    if (left.some(({ fate }) => fate.kind === 'moved')) {
      setRefusedAt(performance.now())
      quotes.refresh()
    }
    setBusy(false)
  }
  const submit = (): void => {
    if (!hasMoved) return void place(bets)
    const odds = new Map(
      quotes.data?.list.map(({ id, odds: price, oddsVersion }) => [id, { odds: price, oddsVersion }]),
    )
    const event = { kind: 'prices-taken', odds } as const
    dispatch(event)
    void place(transition(bets, event))
  }

  return (
    <dialog ref={dialog} className={sheet.sheet} aria-labelledby="handed-title" onClose={onClose}>
      <div className={sheet.body}>
        <header className={sheet.head}>
          <h2 id="handed-title">{open.length === 0 ? t.placed : t.handed}</h2>
          <button type="button" className={sheet.close} aria-label={t.close} onClick={onClose}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3.5 3.5l9 9m0-9l-9 9" />
            </svg>
          </button>
        </header>
        <p className={sheet.note}>{open.length === 0 ? t.placedHint : t.handedHint}</p>
        <ul className={styles.bets}>
          {bets.map(({ bet, fate }) => (
            <li key={bet.requestNo} className={styles.bet} data-fate={fate.kind}>
              {bet.legs.length > 1 && (
                <p className={styles.kind}>
                  {t.parlay(bet.legs.length)} <output className={styles.odds}>{format(combined(bet, fate))}</output>
                </p>
              )}
              {bet.legs.map((leg) => {
                const quote = quoteOf(leg.selectionId)
                return (
                  <div key={leg.selectionId} className={styles.leg}>
                    <span className={styles.pick}>{quote ? say(quote.pick as Named) : '…'}</span>
                    <output className={styles.odds}>{format(priceOf(leg, fate))}</output>
                    <span className={styles.match}>
                      {quote ? `${say(quote.market as Named)} · ${say(quote.match as Named)}` : ''}
                    </span>
                    {quote && quote.state !== OPEN && fate.kind !== 'placed' && (
                      <span className={styles.state}>{quote.state === 2 ? t.suspended : t.closed}</span>
                    )}
                  </div>
                )
              })}
              <p className={styles.stake}>
                {t.stakeShort} <b>{moneyText(toFen(bet.stake))}</b>
              </p>
              <p className={styles.fate} role="status">
                {fateText(fate)}
              </p>
            </li>
          ))}
        </ul>
        {open.length === 0 ? (
          <div className={sheet.choices}>
            <button type="button" className={sheet.second} onClick={onShowBets}>
              {t.toBets}
            </button>
            <button type="button" className={sheet.place} onClick={onClose}>
              {t.done}
            </button>
          </div>
        ) : (
          <>
            {isShort && <p className={sheet.error}>{t.needBalance(moneyText(need))}</p>}
            <button
              type="button"
              className={sheet.place}
              disabled={isBusy || (!isLost && (isShort || !isReady))}
              aria-busy={isBusy}
              onClick={submit}
            >
              {isBusy ? t.placing : isLost ? t.retryAll : t.placeAll(open.length)}
            </button>
          </>
        )}
      </div>
    </dialog>
  )

  function fateText(fate: BetFate): string {
    switch (fate.kind) {
      case 'placed':
        return t.placed
      case 'lost':
        return t.lost
      case 'refused':
        return fate.message
      case 'moved':
        return t.oddsMoved(format(fate.was), format(fate.odds))
      default:
        return ''
    }
  }
}

/** @returns null if the session has expired */
function fateOf(error: unknown, alreadyPlaced: string): BetFate | null {
  if (isExpired(error)) return null
  if (!(error instanceof VenueRequestError) || error.code === '') return { kind: 'lost' }
  // The request number belongs to a placed bet.
  if (Number(error.code) === CODE.DUPLICATE_SUBMISSION) return { kind: 'refused', message: alreadyPlaced }
  if (error.data.reason === 'odds') return { kind: 'moved', was: String(error.data.was), odds: String(error.data.odds) }
  return { kind: 'refused', message: error.message }
}
