import { type FestivalSkin, festivalSkinSchema } from '@lantern/contract/skin'
import { createTimer, now } from '@lantern/platform'
import { useEffect, useMemo, useState } from 'react'
import { safeParse } from 'valibot'
import { useSite } from '../site/site.ts'
import { activeSkin, msUntilChange } from './skin.rules.ts'

/** A timer cannot wait longer than this; it then looks again. */
const LONGEST_WAIT_MS = 24 * 3_600_000

/** The festival skin that is on by the server's clock, whether the member wants it or not; null outside its time. */
export function useFestival(): FestivalSkin | null {
  const raw = useSite()?.siteFestivalSkin ?? null
  const [turn, setTurn] = useState(0)
  const skin = useMemo(() => {
    const parsed = safeParse(festivalSkinSchema, raw)
    return parsed.success ? parsed.output : null
  }, [raw])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` counts the starts and ends that have come
  useEffect(() => {
    const waitMs = msUntilChange(skin, now())
    if (waitMs === null) return
    const timer = createTimer(() => setTurn((count) => count + 1))
    timer.start(Math.min(waitMs, LONGEST_WAIT_MS))
    return timer.stop
  }, [skin, turn])
  return activeSkin(skin, now(), false)
}
