/** Delay of scores that this member chose, kept on the device. */
import { readStoredText, removeStored, writeStoredText } from '@lantern/platform'
import { useState } from 'react'
import { SCORE_DELAYS, type ScoreDelay } from '../../room/score.rules.ts'

export function useScoreDelay(): [ScoreDelay, (delay: ScoreDelay) => void] {
  const [delay, setDelay] = useState(readDelay)
  const choose = (next: ScoreDelay): void => {
    setDelay(next)
    if (next === 0) removeStored('scoreDelay')
    else writeStoredText('scoreDelay', String(next))
  }
  return [delay, choose]
}

function readDelay(): ScoreDelay {
  const stored = Number(readStoredText('scoreDelay') ?? 0)
  return SCORE_DELAYS.find((one) => one === stored) ?? 0
}
