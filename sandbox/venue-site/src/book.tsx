/** The sport book of an open venue: header, tabs, lists and the slip over them. */
import type { SlipBet } from '@lantern/contract/games'
import { venueBets, venueMatches, venueWallet } from '@lantern/contract/venue'
import { useEffect, useRef, useState } from 'react'
import { BetList } from './bet-list.tsx'
import styles from './book.module.css'
import { useText } from './locale.tsx'
import type { Choice } from './matches/match-card.tsx'
import { MatchList } from './matches/match-list.tsx'
import { useVenue } from './session/venue-context.tsx'
import { isExpired, request } from './session/venue-request.ts'
import { HandedSlip } from './slip/handed-slip.tsx'
import { Slip } from './slip/slip.tsx'
import { usePoll } from './use-poll.ts'
import { VenueHeader } from './venue-header.tsx'
import { venueNameOf } from './venue-names.ts'

const MATCHES_MS = 1_500
const WALLET_MS = 3_000
const BETS_MS = 2_000

type Tab = 'live' | 'today' | 'bets'

export type BookProps = {
  venue: string
  /** Bets of a slip that the site handed over. */
  handed: readonly SlipBet[]
  onHandedDone: () => void
}

export function Book({ venue, handed, onHandedDone }: BookProps) {
  const { t, say } = useText()
  const { caller, tell, onExpired } = useVenue()
  const [tab, setTab] = useState<Tab>('live')
  const [choice, setChoice] = useState<Choice | null>(null)
  const listed = tab === 'bets' ? 'live' : tab
  const matches = usePoll(
    async () => ({ state: listed, ...(await request(venueMatches, { state: listed }, caller)) }),
    MATCHES_MS,
    listed,
  )
  const wallet = usePoll(() => request(venueWallet, {}, caller), WALLET_MS)
  const bets = usePoll(() => request(venueBets, {}, caller), BETS_MS)

  const failure = [matches.error, wallet.error, bets.error].find(isExpired)
  useEffect(() => {
    if (failure) onExpired(failure.code)
  }, [failure, onExpired])
  useNews({ balance: wallet.data?.balance, bets: bets.data?.list, tell })

  const openBets = bets.data?.list.filter((bet) => bet.state === 2).length ?? 0
  const list = matches.data?.state === listed ? matches.data.list : null
  const tabs: { key: Tab; label: string; count: number | null }[] = [
    { key: 'live', label: t.live, count: listed === 'live' ? (list?.length ?? null) : null },
    { key: 'today', label: t.today, count: null },
    { key: 'bets', label: t.bets, count: openBets || null },
  ]
  const refresh = (): void => {
    wallet.refresh()
    bets.refresh()
  }

  return (
    <div className={styles.page}>
      <VenueHeader venue={venue} balance={wallet.data?.balance ?? null} />
      <main aria-label={say(venueNameOf(venue))}>
        <div className={styles.tabs} role="tablist" aria-label={t.tabs}>
          {tabs.map(({ key, label, count }) => (
            <button
              key={key}
              id={`tab-${key}`}
              type="button"
              role="tab"
              aria-selected={tab === key}
              aria-controls="tab-content"
              className={styles.tab}
              onClick={() => setTab(key)}
            >
              {label}
              {count !== null && <span className={styles.count}>{count}</span>}
            </button>
          ))}
        </div>
        <div id="tab-content" role="tabpanel" aria-labelledby={`tab-${tab}`} className={styles.main}>
          {matches.error !== null && matches.data !== null && (
            <p className={styles.offline} role="status">
              {t.offline}
            </p>
          )}
          {tab === 'bets' ? (
            <BetList bets={bets.data?.list ?? null} onShowLive={() => setTab('live')} />
          ) : (
            <MatchList
              key={tab}
              kind={tab}
              matches={list}
              at={matches.at}
              hasFailed={matches.error !== null && list === null}
              oddsType={wallet.data?.oddsType ?? 3}
              chosen={choice?.selectionId ?? ''}
              onChoose={setChoice}
              onRetry={matches.refresh}
            />
          )}
          <p className={styles.foot}>{t.simulatedLong}</p>
        </div>
      </main>
      {handed.length > 0 && wallet.data && (
        <HandedSlip
          key={handed.map(({ requestNo }) => requestNo).join()}
          bets={handed}
          wallet={wallet.data}
          onPlaced={refresh}
          onClose={onHandedDone}
          onShowBets={() => {
            onHandedDone()
            setTab('bets')
          }}
        />
      )}
      {choice && wallet.data && (
        <Slip
          key={choice.selectionId}
          choice={choice}
          matches={matches.data?.list ?? []}
          wallet={wallet.data}
          onPlaced={refresh}
          onClose={() => setChoice(null)}
          onShowBets={() => {
            setChoice(null)
            setTab('bets')
          }}
        />
      )}
    </div>
  )
}

type News = { balance?: string; bets?: { no: string; state: number }[]; tell: ReturnType<typeof useVenue>['tell'] }

/** Reports changes to the site: the balance, and every bet with a new state. */
function useNews({ balance, bets, tell }: News): void {
  const known = useRef<Map<string, number> | null>(null)
  useEffect(() => {
    if (balance !== undefined) tell({ kind: 'venue:balance', balance })
  }, [balance, tell])
  useEffect(() => {
    if (!bets) return
    const before = known.current
    known.current = new Map(bets.map((bet) => [bet.no, bet.state]))
    if (!before) return
    for (const bet of bets)
      if (before.get(bet.no) !== bet.state) tell({ kind: 'venue:bet', no: bet.no, state: bet.state })
  }, [bets, tell])
}
