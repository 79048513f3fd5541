import { useState } from 'react'
import { phaseAt } from '../../../src/engines/shared/round-clock.rules.ts'
import type { SharedSheet } from '../../../src/engines/shared/shared-game.rules.ts'
import { useText } from '../locale.tsx'
import { OpeningBones } from '../opening-bones.tsx'
import { Panel } from '../panel.tsx'
import { GameTop } from '../play/game-top.tsx'
import { usePlayText } from '../play/use-play-text.ts'
import { toFen } from '../slip/slip.rules.ts'
import { useSecond } from '../use-poll.ts'
import { VenueHeader } from '../venue-header.tsx'
import { roundName } from './results/outcome-text.rules.ts'
import { Road } from './results/road.tsx'
import { RoundLine } from './results/round-line.tsx'
import { Stage } from './results/stage.tsx'
import { Trend } from './results/trend.tsx'
import styles from './shared-table.module.css'
import { SharedFairness } from './sheets/shared-fairness.tsx'
import { SharedInfo } from './sheets/shared-info.tsx'
import { BetBoard } from './stakes/bet-board.tsx'
import { ChipDock } from './stakes/chip-dock.tsx'
import { useChips } from './stakes/use-chips.ts'
import { type SharedState, useSharedGame } from './use-shared-game.ts'
import { useSharedText } from './use-shared-text.ts'

/** A live table or a draw: phase and time, the road, and the member's bets. */
export function SharedTable({ venue, gameCode, onList }: { venue: string; gameCode: string; onList: () => void }) {
  const { t } = usePlayText()
  const state = useSharedGame(gameCode)
  if (state.sheet && state.answer)
    return <Table venue={venue} onList={onList} state={state} sheet={state.sheet} answer={state.answer} />
  const isUnknown = state.answer !== null
  return (
    <>
      <VenueHeader venue={venue} />
      {state.hasFailed || isUnknown ? (
        <Panel title={t.failed} action={t.retry} onAction={state.refresh} />
      ) : (
        <OpeningBones />
      )}
    </>
  )
}

type TableProps = {
  venue: string
  onList: () => void
  state: SharedState
  sheet: SharedSheet
  answer: NonNullable<SharedState['answer']>
}

function Table({ venue, onList, state, sheet, answer }: TableProps) {
  const { say } = useText()
  const { t } = useSharedText()
  const pageTime = useSecond()
  const [open, setOpen] = useState<'info' | 'fairness' | null>(null)
  const { game, round } = answer
  const amounts = game.chips.map(toFen)
  const [chip, setChip] = useState(amounts[0] ?? 0)
  const now = state.now(pageTime)
  const [newest = null] = state.results
  const clockPhase = phaseAt(round, now)
  // The round ends before the answer with its result arrives.
  const phase = clockPhase === 'result' && newest?.no !== round.no ? 'closed' : clockPhase
  const isOpen = phase === 'betting' && !state.isUnfair && !state.hasFailed
  const chips = useChips(game.gameCode, phase === 'betting' ? round.no : null, state.refresh)
  const mine = state.bets.filter((bet) => bet.round === round.no)
  // A table is cleared for the next round; the last draw stays.
  const shown = sheet.kind === 'digits' || newest?.no === round.no ? newest : null
  return (
    <div className={styles.page}>
      <GameTop
        venue={venue}
        title={say(game.name)}
        note={roundName(sheet, round.no, t)}
        onList={onList}
        onInfo={() => setOpen('info')}
        onFairness={() => setOpen('fairness')}
      />
      <main className={styles.main} aria-label={say(game.name)}>
        <RoundLine state={state} sheet={sheet} round={round} phase={phase} now={now} />
        <Stage sheet={sheet} round={shown} />
        <BetBoard
          sheet={sheet}
          bets={mine}
          pending={chips.pending}
          isOpen={isOpen}
          onAdd={(position) => chips.add(position, chip)}
        />
        {sheet.kind === 'digits' ? (
          <Trend sheet={sheet} results={state.results} />
        ) : (
          <Road sheet={sheet} results={state.results} />
        )}
        <ChipDock
          chips={chips}
          amounts={amounts}
          chosen={chip}
          onChoose={setChip}
          placed={mine.reduce((sum, { stake }) => sum + toFen(stake), 0)}
          maxFen={toFen(game.maxStake)}
          balance={answer.balance}
          isOpen={isOpen}
        />
      </main>
      {open === 'info' && <SharedInfo game={game} sheet={sheet} onClose={() => setOpen(null)} />}
      {open === 'fairness' && <SharedFairness state={state} sheet={sheet} onClose={() => setOpen(null)} />}
    </div>
  )
}
