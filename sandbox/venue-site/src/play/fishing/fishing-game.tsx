/** Fishing: the member chooses a kind of fish, in the sea or in the list, and casts the net. */
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { FishingSheet } from '../../../../src/engines/fishing/fishing.rules.ts'
import { toneOf } from '../round-check.rules.ts'
import { RoundDock } from '../round-dock.tsx'
import { usePlayText } from '../use-play-text.ts'
import type { Rounds } from '../use-rounds.ts'
import { FishIcon } from './fish-icon.tsx'
import styles from './fishing-game.module.css'
import { type Sea, startSea } from './sea.ts'

const CAST_MS = 900

export function FishingGame({ state, sheet }: { state: Rounds; sheet: FishingSheet }) {
  const { t } = usePlayText()
  const [target, setTarget] = useState(sheet.fish[0]?.id ?? '')
  const canvas = useRef<HTMLCanvasElement>(null)
  const sea = useRef<Sea | null>(null)
  const [last] = state.rounds
  const isSettled = useSettled(last?.nonce ?? 0)

  useEffect(() => {
    if (!canvas.current) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const started = startSea(
      canvas.current,
      sheet.fish.map(({ id }) => id),
      isStill,
    )
    sea.current = started
    return started.stop
  }, [sheet])
  useEffect(() => sea.current?.aim(target), [target])
  const thrown = useRef(last?.nonce ?? 0)
  useEffect(() => {
    if (!last || last.nonce === thrown.current) return
    thrown.current = last.nonce
    if (last.choice.kind === 'cast') sea.current?.cast(last.choice.fish, toneOf(last) === 'won')
  }, [last])

  const aimAt = (event: PointerEvent<HTMLCanvasElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    const found = sea.current?.fishAt(event.clientX - box.left, event.clientY - box.top)
    if (found) setTarget(found)
  }
  return (
    <div className={styles.game}>
      <canvas
        ref={canvas}
        className={styles.sea}
        role="img"
        aria-label={t.seaText(t.fish[target] ?? target)}
        onPointerDown={aimAt}
      />
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{t.chooseFish}</legend>
        {sheet.fish.map(({ id, pays }) => (
          <label key={id} className={styles.kind}>
            <input
              type="radio"
              name="fish"
              className="visually-hidden"
              checked={target === id}
              onChange={() => setTarget(id)}
            />
            <FishIcon id={id} />
            <span>{t.fish[id] ?? id}</span>
            <b>{t.times(String(pays))}</b>
          </label>
        ))}
      </fieldset>
      <RoundDock
        state={state}
        action={t.castAt(t.fish[target] ?? '')}
        last={isSettled ? last : undefined}
        isRunning={!isSettled}
        onPlay={(stake) => state.play({ kind: 'cast', fish: target }, stake)}
      />
    </div>
  )
}

function useSettled(nonce: number): boolean {
  const [settled, setSettled] = useState(nonce)
  useEffect(() => {
    if (settled === nonce) return
    const timer = setTimeout(() => setSettled(nonce), CAST_MS)
    return () => clearTimeout(timer)
  }, [nonce, settled])
  return settled === nonce
}
