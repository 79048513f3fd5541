import { BallsIcon } from '../../shared/balls-icon.tsx'
import { WheelIcon } from '../../shared/wheel-icon.tsx'
import { PlayingCard } from '../cards/playing-card.tsx'
import { FishIcon } from '../fishing/fish-icon.tsx'
import { SymbolArt } from '../slots/symbol-art.tsx'
import { symbolsOf } from '../slots/themes.ts'

/** King of spades. */
const FACE = 51
/** Ace of hearts. */
const ACE = 2

/** Thumbnail of a game in lists. */
export function GameThumb({ engine, theme }: { engine: string; theme: string }) {
  if (engine === 'bulls') return <PlayingCard card={FACE} />
  if (engine === 'fishing') return <FishIcon id="shark" />
  if (engine === 'baccarat') return <PlayingCard card={ACE} />
  if (engine === 'roulette') return <WheelIcon />
  if (engine === 'digits') return <BallsIcon />
  const [wild] = symbolsOf(theme)
  return wild ? <SymbolArt symbol={wild} isWild /> : null
}
