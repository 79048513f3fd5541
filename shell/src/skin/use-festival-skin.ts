import { festivalSkinSchema } from '@lantern/contract/skin'
import { createTimer, now } from '@lantern/platform'
import { useEffect, useState } from 'react'
import { safeParse } from 'valibot'
import { useSite } from '../site/site.ts'
import { usePlainLook } from './plain-look.ts'
import { activeSkin, msUntilChange, skinSheet } from './skin.rules.ts'

/** A timer cannot wait longer than this; it then looks again. */
const LONGEST_WAIT_MS = 24 * 3_600_000

/** Dresses the page in the festival skin of pre-info between its start and its end (spec 3; screens.md G13). */
export function useFestivalSkin(): void {
  const raw = useSite()?.siteFestivalSkin ?? null
  const isPlain = usePlainLook()
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` is the clock that has come to a start or an end
  useEffect(() => {
    const parsed = safeParse(festivalSkinSchema, raw)
    const skin = parsed.success ? parsed.output : null
    const undress = dress(activeSkin(skin, now(), isPlain))
    const waitMs = msUntilChange(skin, now())
    const timer = createTimer(() => setTurn((count) => count + 1))
    if (waitMs !== null) timer.start(Math.min(waitMs, LONGEST_WAIT_MS))
    return () => {
      timer.stop()
      undress()
    }
  }, [raw, isPlain, turn])
}

/** @returns takes the look off again */
function dress(skin: ReturnType<typeof activeSkin>): () => void {
  const root = document.documentElement
  if (skin === null) {
    // The edge painted what pre-info named; the dates and the member decide.
    delete root.dataset.skin
    return () => undefined
  }
  root.dataset.skin = skin.code
  // Constructed, not inlined: the policy of the page allows no style text.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(skinSheet(skin))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
