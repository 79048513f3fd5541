/** Simulates a slower machine while writing tests: `E2E_SLOW=4` throttles the CPU of each page to a quarter. */
import type { Page } from '@playwright/test'

const RATE = Number(process.env.E2E_SLOW || 1)

export async function slowDown(page: Page): Promise<void> {
  if (RATE === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: RATE })
}
