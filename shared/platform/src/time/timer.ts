/** A timer: starting it again cancels the earlier start; stopping it twice is fine. */

export type Timer = {
  /** Runs the callback once after `ms`; cancels an earlier start. */
  start(ms: number): void
  stop(): void
  isRunning(): boolean
}

/**
 * @example const retry = createTimer(() => dial()); retry.start(3_000); retry.stop()
 */
export function createTimer(callback: () => void): Timer {
  let handle: ReturnType<typeof setTimeout> | null = null
  const stop = (): void => {
    if (handle !== null) clearTimeout(handle)
    handle = null
  }
  return {
    start(ms) {
      stop()
      handle = setTimeout(() => {
        handle = null
        callback()
      }, ms)
    },
    stop,
    isRunning: () => handle !== null,
  }
}

/** Resolves after `ms`, or rejects with the signal's reason. */
export function delay(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const handle = setTimeout(resolve, ms)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(handle)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}
