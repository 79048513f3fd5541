import { useState } from 'react'
import type { InstantGame } from '../../../src/engines/instant.rules.ts'
import { COINS } from '../../../src/engines/slots/slot-sheet.rules.ts'
import { useText } from '../locale.tsx'
import { OpeningBones } from '../opening-bones.tsx'
import { Panel } from '../panel.tsx'
import { toFen } from '../slip/slip.rules.ts'
import { VenueHeader } from '../venue-header.tsx'
import { BullsGame } from './cards/bulls-game.tsx'
import { BullsRules } from './cards/bulls-rules.tsx'
import { FairnessSheet } from './fairness-sheet.tsx'
import { FishingGame } from './fishing/fishing-game.tsx'
import { FishingRules } from './fishing/fishing-rules.tsx'
import styles from './game-table.module.css'
import { GameTop } from './game-top.tsx'
import { InfoSheet } from './info-sheet.tsx'
import { SlotGame } from './slots/slot-game.tsx'
import { SlotRules } from './slots/slot-rules.tsx'
import { usePlayText } from './use-play-text.ts'
import { type Rounds, useRounds } from './use-rounds.ts'

/** One game: title, playing area and sheets. */
export function GameTable({ venue, gameCode, onList }: { venue: string; gameCode: string; onList: () => void }) {
  const { t } = usePlayText()
  const { say } = useText()
  const state = useRounds(gameCode)
  const [open, setOpen] = useState<'info' | 'fairness' | null>(null)
  const { table, game } = state
  if (!table || !game)
    return (
      <>
        <VenueHeader venue={venue} />
        {state.hasFailed || table ? (
          <Panel title={t.failed} action={t.retry} onAction={state.reload} />
        ) : (
          <OpeningBones />
        )}
      </>
    )
  const stake = toFen(state.rounds[0]?.stake ?? table.game.stakes[0] ?? '0')
  return (
    <div className={styles.page}>
      <GameTop
        venue={venue}
        title={say(table.game.name)}
        note={t.rtp(table.game.rtp)}
        onList={onList}
        onInfo={() => setOpen('info')}
        onFairness={() => setOpen('fairness')}
      />
      <main className={styles.main} aria-label={say(table.game.name)}>
        <Played state={state} game={game} />
      </main>
      {open === 'info' && (
        <InfoSheet game={table.game} onClose={() => setOpen(null)}>
          <Rules game={game} stakeFen={stake} />
        </InfoSheet>
      )}
      {open === 'fairness' && <FairnessSheet state={state} onClose={() => setOpen(null)} />}
    </div>
  )
}

function Played({ state, game }: { state: Rounds; game: InstantGame }) {
  switch (game.engine) {
    case 'bulls':
      return <BullsGame state={state} sheet={game.sheet} />
    case 'fishing':
      return <FishingGame state={state} sheet={game.sheet} />
    default:
      return <SlotGame state={state} sheet={game.sheet} />
  }
}

function Rules({ game, stakeFen }: { game: InstantGame; stakeFen: number }) {
  switch (game.engine) {
    case 'bulls':
      return <BullsRules />
    case 'fishing':
      return <FishingRules sheet={game.sheet} />
    default:
      return <SlotRules sheet={game.sheet} coinFen={stakeFen / COINS} />
  }
}
