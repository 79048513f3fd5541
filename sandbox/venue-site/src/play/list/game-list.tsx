import { playCatalogue } from '@lantern/contract/rounds'
import { type CSSProperties, useEffect, useState } from 'react'
import { useText } from '../../locale.tsx'
import { OpeningBones } from '../../opening-bones.tsx'
import { Panel } from '../../panel.tsx'
import { useVenue } from '../../session/venue-context.tsx'
import { isExpired, request } from '../../session/venue-request.ts'
import { VenueHeader } from '../../venue-header.tsx'
import { hueOf } from '../slots/themes.ts'
import { usePlayText } from '../use-play-text.ts'
import styles from './game-list.module.css'
import { GameThumb } from './game-thumb.tsx'

type Listed = { gameCode: string; name: { zh: string; en: string }; theme: string; engine: string; rtp: string | null }

/** Every game of the venue that can be played. */
export function GameList({ venue, onChoose }: { venue: string; onChoose: (gameCode: string) => void }) {
  const { t } = usePlayText()
  const { say } = useText()
  const { caller, onExpired } = useVenue()
  const [list, setList] = useState<readonly Listed[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = (): void => {
    setFailed(false)
    request(playCatalogue, {}, caller).then(
      (answer) => setList(answer.list as readonly Listed[]),
      (error: unknown) => (isExpired(error) ? onExpired(error.code) : setFailed(true)),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once per token
  useEffect(load, [caller.token])
  return (
    <div className={styles.page}>
      <VenueHeader venue={venue} />
      <main aria-label={t.games}>
        <h2 className={styles.title}>{t.games}</h2>
        {hasFailed && <Panel title={t.failed} action={t.retry} onAction={load} />}
        {!hasFailed && list === null && <OpeningBones />}
        <ul className={styles.grid}>
          {list?.map((game) => (
            <li key={game.gameCode}>
              <button type="button" className={styles.card} onClick={() => onChoose(game.gameCode)}>
                <span className={styles.cover} style={{ '--theme-hue': hueOf(game.theme) } as CSSProperties}>
                  <GameThumb engine={game.engine} theme={game.theme} />
                </span>
                <span className={styles.name}>{say(game.name)}</span>
                {game.rtp !== null && <span className={styles.rtp}>{t.rtp(game.rtp)}</span>}
              </button>
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}
