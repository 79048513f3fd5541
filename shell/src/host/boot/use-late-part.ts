import { delay } from '@lantern/platform'
import { type ComponentType, useEffect, useState } from 'react'

/** The first is about the time that a busy phone needs to run the scripts it has received. */
const RETRY_DELAYS_MS = [2_000, 5_000, 15_000] as const

/**
 * Loads a part of the page once it is wanted. A failed load is repeated after 2, 5 and then every 15 s while the part is wanted: nobody else asks for it.
 *
 * @param load a dynamic import; its module's component, unmounted parts ignore it
 * @returns null until the part is loaded
 */
export function useLatePart(isWanted: boolean, load: () => Promise<ComponentType>): ComponentType | null {
  const [Part, setPart] = useState<ComponentType | null>(null)
  const isMissing = isWanted && Part === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function on each render
  useEffect(() => {
    if (!isMissing) return
    const gone = new AbortController()
    tryUntilLoaded(load, gone.signal).then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    )
    return () => gone.abort()
  }, [isMissing])
  return Part
}

/** @throws when the signal fires first */
async function tryUntilLoaded(load: () => Promise<ComponentType>, gone: AbortSignal): Promise<ComponentType> {
  for (let tries = 0; ; tries += 1) {
    try {
      const loaded = await load()
      gone.throwIfAborted()
      return loaded
    } catch {
      await delay(RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)] ?? 0, gone)
    }
  }
}
