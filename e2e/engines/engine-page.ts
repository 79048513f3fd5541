/** A page of an engine other than Chromium: navigation, script evaluation, and access to a frame. */
export type EnginePage = {
  /** Name and version of the engine. */
  readonly version: string
  goto(url: string): Promise<void>
  /** Runs a function in the page, or in its first cross-origin frame. Arguments and result are serialized as JSON. */
  run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  runInFrame<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  /** Screenshot of the viewport as PNG. */
  screenshot(): Promise<Buffer>
  /** Script and console errors since the page was opened, except those of a document being unloaded; empty if the engine's protocol reports none. */
  readonly problems: readonly string[]
  close(): Promise<void>
}

/** The phone viewport of the Chromium journeys. */
export const VIEWPORT = { width: 390, height: 844 }

/** Source of an expression that runs the function and evaluates to JSON text, which every protocol supports. */
export function expressionOf(script: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `Promise.resolve((${script})(...${JSON.stringify(args)})).then((value) => JSON.stringify(value ?? null))`
}

export async function until<T>(
  ask: () => Promise<T>,
  isRight: (value: T) => boolean,
  words: string,
  ms = 20_000,
): Promise<T> {
  const deadline = Date.now() + ms
  for (;;) {
    // A document that is being replaced returns nothing.
    const value = await ask().catch(() => undefined)
    if (value !== undefined && isRight(value)) return value
    if (Date.now() > deadline) throw new Error(`${words}; last seen: ${JSON.stringify(value)?.slice(0, 600)}`)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}
