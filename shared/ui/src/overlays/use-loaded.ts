import { type ComponentType, useEffect, useState } from 'react'

/**
 * Loads a heavy body on first use and keeps it. Returns null until then.
 * A failed load is retried at the next use: a lost chunk must not break a dialog permanently.
 */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
): ComponentType<Props> | null {
  const [body, setBody] = useState<{ Body: ComponentType<Props> } | null>(null)
  const missing = body === null
  useEffect(() => {
    if (!wanted || !missing) return
    let isCurrent = true
    load()
      .catch(() => load())
      .then(
        (Body) => isCurrent && setBody({ Body }),
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [load, wanted, missing])
  return body?.Body ?? null
}
