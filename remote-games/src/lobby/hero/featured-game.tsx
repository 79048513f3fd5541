import type { Game } from '@lantern/contract/games'
import { entryOf } from '@lantern/contract/open-enum'
import { formatMoney, useMessages } from '@lantern/i18n'
import { Card, Cover, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useName } from '../../parts/named.ts'
import { DottedFacts } from '../parts/dotted-facts.tsx'
import { rulesQuery } from '../parts/games.api.ts'
import type { Lobby } from '../parts/lobbies.ts'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import { multiple } from '../parts/multiple.ts'
import { PlayMark } from '../parts/play-mark.tsx'
import styles from './featured-game.module.css'

/** One game of the lobby, large, with its printed figures. */
export function FeaturedGame({ game, lobby, onPlay }: { game: Game | undefined; lobby: Lobby; onPlay: () => void }) {
  const t = useMessages(lobbyMessages)
  if (!game) return <Skeleton shape="card" count={1} label={t.loading} className={styles.bone} />
  return <Featured game={game} lobby={lobby} onPlay={onPlay} />
}

function Featured({ game, lobby, onPlay }: { game: Game; lobby: Lobby; onPlay: () => void }) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  const { data } = useQuery(rulesQuery(game.gameCode))
  const levels = { low: t.volatility_low, mid: t.volatility_mid, high: t.volatility_high }
  const volatility = game.volatility === null ? undefined : entryOf(levels, game.volatility)
  // The last of both lower lines arrives later.
  const lines = [
    [
      game.rtp === null ? null : `${t.rtp} ${game.rtp}%`,
      volatility === undefined ? null : t.volatilityOf({ level: volatility }),
    ],
    [
      t.venueMinBet({ amount: formatMoney(game.minBet) }),
      data?.maxWin == null ? null : t.mostTimes({ n: multiple(data.maxWin) }),
    ],
    [t.noAutoplay, data?.cycleMs == null ? null : t.cycle({ s: String(data.cycleMs / 1_000) })],
  ]
  return (
    <Card padding="none" className={styles.card} render={<button type="button" onClick={onPlay} />}>
      <Cover src={game.image} seed={game.gameCode} motif={lobby.motif} shape="wide" className={styles.art} />
      <span className={styles.texts}>
        <span className={styles.name}>{name(game.name)}</span>
        {lines.map((facts, at) => (
          <DottedFacts key={at} facts={facts} />
        ))}
      </span>
      <span className={styles.play}>
        <PlayMark />
      </span>
    </Card>
  )
}
