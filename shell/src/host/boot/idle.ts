/** Resolves when the browser is idle, after `timeoutMs` at the latest. Safari has no idle callback: there it waits for 200 ms. */
export function whenIdle(timeoutMs: number): Promise<void> {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  return new Promise((resolve) => idle(() => resolve(), { timeout: timeoutMs }))
}
