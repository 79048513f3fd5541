import { STORAGE_KEY } from '@lantern/contract/storage-keys'
import { correctClock, now } from './clock.ts'

const HOUR = 3_600_000
const nextPage = async (): Promise<typeof import('./clock.ts')> => {
  let page: typeof import('./clock.ts') | undefined
  await jest.isolateModulesAsync(async () => {
    page = await import('./clock.ts')
  })
  if (!page) throw new Error('no page')
  return page
}

describe('correctClock', () => {
  it('[PLAT-TIME-4] is remembered by the next page', async () => {
    correctClock(Date.now() + 9 * HOUR)
    const page = await nextPage()
    expect(page.now).not.toBe(now)
    expect(Math.abs(page.now() - Date.now() - 9 * HOUR)).toBeLessThan(HOUR)
  })

  it('[PLAT-TIME-4] writes nothing for what the network takes', () => {
    correctClock(Date.now())
    const written = localStorage.getItem(STORAGE_KEY.clockOffset)
    correctClock(Date.now() + 900)
    expect(localStorage.getItem(STORAGE_KEY.clockOffset)).toBe(written)
  })
})
