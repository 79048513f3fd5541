/** The face of Latin letters and figures (decision 0152). */
import { STORAGE_KEY } from '@lantern/contract'
import { MARK } from '@lantern/contract/federation'
import type { Page } from '@playwright/test'
import { withOwnFace } from '../site/own-face.ts'
import { expect, test } from '../site/watched-page.ts'

const FACE = 'Lantern Sans'
/** Issue 18, point 7. */
const LIMIT_BYTES = 25_000

test('[SHELL-BOOT-16] the first page fetches the face once it is usable, and is not set in it; the next one is, without moving', async ({
  page,
}) => {
  await page.goto('/')
  const stored = () => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY.face)
  await expect.poll(stored).toMatch(/^\/assets\/face\.\w+\.woff2 /)
  const { face, interactive } = await timesOf(page)
  expect(face?.startTime).toBeGreaterThan(interactive)
  expect(face?.encodedBodySize).toBeLessThan(LIMIT_BYTES)
  expect(await isSetInFace(page)).toBe(false)

  await page.reload()
  expect(await isSetInFace(page)).toBe(true)
  await expect(page.locator('[data-slot="home.rails"] h2').first()).toBeVisible()
  expect(await isSetInFace(page)).toBe(true)
  // A label of the tab bar may move while the document arrives (docs/speed.md).
  expect(await shiftOf(page)).toBeLessThan(0.002)
  expect((await timesOf(page)).face).toBeUndefined()
})

test('[SHELL-BOOT-16] its figures are all as wide where amounts ask for it', async ({ page, context }) => {
  await withOwnFace(context)
  await page.goto('/')
  const widths = await page.evaluate((face) => {
    const figures = [...'0123456789'].map((figure) => {
      const text = document.createElement('span')
      text.textContent = figure
      text.style.cssText = `position:absolute;font:400 100px '${face}';font-variant-numeric:tabular-nums`
      document.body.append(text)
      return text.getBoundingClientRect().width
    })
    return [...new Set(figures)]
  }, FACE)
  expect(widths).toHaveLength(1)
})

async function timesOf(page: Page) {
  return page.evaluate((mark) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const face = files.find(({ name }) => name.endsWith('.woff2'))
    return {
      face: face && {
        startTime: face.startTime,
        encodedBodySize: face.encodedBodySize,
      },
      interactive: performance.getEntriesByName(mark)[0]?.startTime ?? Number.POSITIVE_INFINITY,
    }
  }, MARK.interactive)
}

/** Whether Latin letters and figures are as wide on the page as in the face, and not as in the system's. */
function isSetInFace(page: Page): Promise<boolean> {
  return page.evaluate((face) => {
    const widthIn = (family: string): number => {
      const text = document.createElement('span')
      text.textContent = '10:24 Agag 888'
      text.style.cssText = `position:absolute;white-space:nowrap;font:400 100px ${family}`
      document.body.append(text)
      const { width } = text.getBoundingClientRect()
      text.remove()
      return width
    }
    const own = widthIn(getComputedStyle(document.body).fontFamily)
    return own === widthIn(`'${face}'`) && own !== widthIn('sans-serif')
  }, FACE)
}

/** The layout shift of the page so far. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (Reflect.get(entry, 'value') as number), 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 300)
      }),
  )
}
