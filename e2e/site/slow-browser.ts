/** A machine that is slower than ours, while tests are written: `E2E_SLOW=4` makes each page compute at a quarter of the speed. */
import type { Page } from '@playwright/test'

const RATE = Number(process.env.E2E_SLOW || 1)

export async function slowDown(page: Page): Promise<void> {
  if (RATE === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: RATE })
}
