/** A page on a slow phone: a quarter of the CPU, and every task that the page ran for longer than 50 ms. */
import { type CDPSession, expect, type Page, test } from '@playwright/test'

const RATE = 4
/** Longer tasks delay the answer to a tap visibly. */
const LONG_MS = 50
/** Chromium's name of a task in a trace. */
const TASK = 'ThreadControllerImpl::RunTask'
/** Pixels of a gesture, and its pixels a second. */
const SCROLLED = 1_800

/** `tdur`: processor time, µs. */
type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }

/** Throttles the CPU of the page, and of frames of the same site in it. */
export async function slowPhone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: RATE })
  return session
}

/**
 * Records a trace from now on. A task counts by its processor time, which contains the throttling: its elapsed time also contains what other processes
 * of this machine took from it.
 * @returns a function that ends the trace and reads the tasks of the main thread over 50 ms, ms
 */
export async function recordTasks(page: Page): Promise<() => Promise<number[]>> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('The page has no browser of its own.')
  await browser.startTracing(page, { categories: ['toplevel'] })
  return async () => {
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
    const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`
    const isMain = ({ name, args }: TraceEvent): boolean => name === 'thread_name' && args.name === 'CrRendererMain'
    const main = new Set(traceEvents.filter(isMain).map(threadOf))
    const tasks = traceEvents.filter((event) => event.name === TASK && main.has(threadOf(event)))
    // Without any, the browser has another name for them, and nothing would be measured.
    expect(tasks.length).toBeGreaterThan(0)
    return tasks.map(({ tdur = 0 }) => Math.round(tdur / 1_000)).filter((duration) => duration > LONG_MS)
  }
}

/** Lets the page run for a time that is part of the measurement. */
export function letRun(page: Page, forMs: number): Promise<void> {
  return page.evaluate((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)), forMs)
}

/** Scrolls down and back up, at the pace of a reader, until the time is over. */
export async function scrollFor(session: CDPSession, forMs: number): Promise<void> {
  const end = Date.now() + forMs
  while (Date.now() < end)
    for (const yDistance of [-SCROLLED, SCROLLED])
      await session.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 600,
        yDistance,
        speed: SCROLLED,
        gestureSourceType: 'mouse',
      })
}

/** Waits until the page has settled: two seconds without a long task, at most twenty. */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(
    ({ quietMs, mostMs }) =>
      new Promise<void>((resolve) => {
        let quiet = setTimeout(resolve, quietMs)
        setTimeout(resolve, mostMs)
        new PerformanceObserver(() => {
          clearTimeout(quiet)
          quiet = setTimeout(resolve, quietMs)
        }).observe({ type: 'longtask' })
      }),
    { quietMs: 2_000, mostMs: 20_000 },
  )
}

/** Prints a line after the proof. */
export function figure(description: string): void {
  test.info().annotations.push({ type: 'figure', description })
}

/** Formats durations for a figure, longest first; no task over 50 ms is the goal. */
export function formatTasks(durations: readonly number[]): string {
  if (durations.length === 0) return 'no task over 50 ms'
  const worst = durations.toSorted((one, other) => other - one).slice(0, 5)
  return `${durations.length} tasks over 50 ms, the longest ${worst.join(', ')} ms`
}
