/** One page of another engine than Chromium, as the proof needs it: it goes somewhere, asks the document, and looks into a frame. */
export type EnginePage = {
  /** What the engine calls itself. */
  readonly version: string
  goto(url: string): Promise<void>
  /** Runs a function of the test in the page, or in its first frame of another origin. Arguments and result travel as JSON. */
  run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  runInFrame<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  /** PNG of the viewport. */
  screenshot(): Promise<Buffer>
  /** Errors of scripts and of the console since the page was opened, but for those of a document that is being left; only where the engine's protocol tells them. */
  readonly problems: readonly string[]
  close(): Promise<void>
}

/** Phone-sized, as the journeys in Chromium. */
export const VIEWPORT = { width: 390, height: 844 }

/** Source of an expression that runs the function; its value is a JSON text, so that every protocol carries it alike. */
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
    // A document that is being replaced has no answer.
    const value = await ask().catch(() => undefined)
    if (value !== undefined && isRight(value)) return value
    if (Date.now() > deadline) throw new Error(`${words}; last seen: ${JSON.stringify(value)?.slice(0, 600)}`)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}
