/** 200 messages a second into an open room of 10,000 lines, on a CPU four times slower. */

import { useMember } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'
import { startSpecChat } from './spec-chat.ts'

/** The proof, `npm run proof -- chat flood`: a minute, with limits on the figures. `npm test`: three seconds, without limits that depend on load. */
const SECONDS = Number(process.env.FLOOD_SECONDS || 3)
const IS_PROOF = SECONDS >= 60
const A_SECOND = 200
const BURST_MS = 50
/** Messages between two key presses: one press every 150 ms. */
const TYPED_EVERY = 30
const CPU_RATE = 4
const LONG_TASK_MS = 100
const TYPING_MS = 100
const HEAP_GROWTH_MB = 20
const MB = 1024 * 1024

type Measured = { tasks: number[]; inputs: number[] }

test('[CHAT-18, CHAT-26] a flood of messages leaves the page responsive and its memory bounded', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000 + SECONDS * 3_000)
  const chat = await startSpecChat(EDGE_ORIGIN)
  try {
    for (let n = 1; n <= 10_000; n += 1) chat.store(`群友${n % 40}`, `第 ${n} 句：今晚这场球踢得真不错，下半场再看看`)
    await declinePopUps(page)
    await useMember(context, 'demo01', undefined, chat.origin)
    await page.goto(`${chat.origin}/?chat=1&roomId=lobby`)
    await expect(page.getByText('已连接')).toBeVisible()
    const field = page.getByRole('textbox', { name: '说点什么' })
    await field.fill('热身')
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    await page.evaluate(() => {
      const measured: Measured = { tasks: [], inputs: [] }
      Object.assign(globalThis, { measured })
      new PerformanceObserver((list) =>
        measured.tasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: 'longtask' })
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries())
          if (name === 'keydown' || name === 'input') measured.inputs.push(duration)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    const heapMb = async (): Promise<number> => {
      await cdp.send('HeapProfiler.collectGarbage')
      return (await cdp.send('Runtime.getHeapUsage')).usedSize / MB
    }

    let said = 0
    const startedAt = performance.now()
    const flood = setInterval(() => {
      const due = Math.min(SECONDS * A_SECOND, Math.floor(((performance.now() - startedAt) * A_SECOND) / 1_000))
      for (; said < due; said += 1) chat.say(`群友${said % 40}`, `洪水第 ${said + 1} 句：好球，这球必须进`)
      if (said === SECONDS * A_SECOND) clearInterval(flood)
    }, BURST_MS)
    await expect.poll(() => said, { timeout: 10_000 }).toBeGreaterThan(A_SECOND)
    // The window is full, so further lines push old ones out.
    if (IS_PROOF) await expect.poll(() => said, { timeout: 30_000 }).toBeGreaterThan(2_000)
    const before = await heapMb()
    const text = '一边刷屏一边打字也不卡'
    await field.fill('')
    // A key press at intervals, like a person typing.
    for (let n = 0; said < SECONDS * A_SECOND; n += 1) {
      const next = Math.min(said + TYPED_EVERY, SECONDS * A_SECOND)
      await page.keyboard.insertText(text[n % text.length] ?? '')
      await page.keyboard.press('Shift')
      if (n % 60 === 59) await field.fill('')
      await expect.poll(() => said, { intervals: [20] }).toBeGreaterThanOrEqual(next)
    }
    await expect(page.getByRole('article').filter({ hasText: `洪水第 ${SECONDS * A_SECOND} 句` })).toBeVisible({
      timeout: 30_000,
    })
    const after = await heapMb()
    const { tasks, inputs } = await page.evaluate(() => (globalThis as unknown as { measured: Measured }).measured)
    const rows = await page.getByRole('article').count()
    const worst = (list: readonly number[]): number => Math.round(Math.max(0, ...list))
    test.info().annotations.push({
      type: 'figure',
      description: `${said} messages in ${SECONDS} s: ${tasks.length} long tasks, the longest ${worst(tasks)} ms; ${inputs.length} inputs over 16 ms, the slowest ${worst(inputs)} ms; heap ${before.toFixed(1)} to ${after.toFixed(1)} MB; ${rows} lines in the page`,
    })
    expect(rows).toBeLessThan(80)
    expect(after - before).toBeLessThan(HEAP_GROWTH_MB)
    if (!IS_PROOF) return
    expect(worst(tasks)).toBeLessThanOrEqual(LONG_TASK_MS)
    expect(worst(inputs)).toBeLessThanOrEqual(TYPING_MS)
  } finally {
    await chat.close()
  }
})
