/** A page on a slow phone: a quarter of the CPU, and every task that the page ran for longer than 50 ms. */
import { type CDPSession, expect, type Page, test } from '@playwright/test'

const RATE = 4
/** Bound of tasks that miss the goal of 50 ms (docs/speed.md): a regression exceeds it. */
const BOUND_MS = 100
/** Pixels of a gesture, and its pixels a second. */
const SCROLLED = 1_800

/** Throttles the CPU of the page, and of frames of the same site in it. */
export async function slowPhone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: RATE })
  return session
}

/** Records long tasks from now on. @returns a function that reads their durations, ms */
export async function watchLongTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { __longTasks: durations })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(Math.round(duration))
    }).observe({ type: 'longtask' })
  })
  return () => page.evaluate(() => (window as unknown as { __longTasks: number[] }).__longTasks)
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

/** Expects no task over the bound; the figure says how many miss the goal. */
export function expectWithinBound(durations: readonly number[]): void {
  expect(durations.filter((duration) => duration > BOUND_MS)).toEqual([])
}

/** Prints a line after the proof. */
export function figure(description: string): void {
  test.info().annotations.push({ type: 'figure', description })
}

/** Formats durations for a figure, longest first; no task over 50 ms is the goal. */
export function told(durations: readonly number[]): string {
  if (durations.length === 0) return 'no task over 50 ms'
  const worst = durations.toSorted((one, other) => other - one).slice(0, 5)
  return `${durations.length} tasks over 50 ms, the longest ${worst.join(', ')} ms`
}
