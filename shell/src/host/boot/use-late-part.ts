import { delay } from '@lantern/platform'
import { type ComponentType, useEffect, useState } from 'react'

/** The last delay repeats. */
const RETRY_DELAYS_MS = [2_000, 5_000, 15_000] as const

/**
 * Loads a part of the page once it is wanted. A failed load is retried after 2 s, 5 s and then every 15 s, for as long as the part is wanted.
 *
 * @param load imports the module and resolves with its component; called again for each retry
 * @returns null until the part is loaded
 */
export function useLatePart<P = object>(
  isWanted: boolean,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | null {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
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
async function tryUntilLoaded<P>(load: () => Promise<ComponentType<P>>, gone: AbortSignal): Promise<ComponentType<P>> {
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
