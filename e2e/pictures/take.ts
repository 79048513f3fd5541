/** Small pictures of the first screen of a page. */
import type { Page, Request } from '@playwright/test'
import { expect } from '../site/watched-page.ts'
import type { Picture } from './compare.ts'
import type { Width } from './forms.ts'
import { smallPicture } from './small-picture.ts'

export type Shot = Picture & {
  /** PNG of the screen, for a reader. */
  readonly screen: Buffer
}

/** An invitation's code is drawn by chance, and its link has the port of this run: their lines differ too. */
const BY_CHANCE = 'svg[shape-rendering="crispEdges"], svg[shape-rendering="crispEdges"] ~ dl dd'

/** Sets the width and returns to the beginning of the page. */
export async function resizeTo(page: Page, { screen }: Width): Promise<void> {
  // On a busy machine the page may keep its former width beside a screenshot of the new one.
  await expect(async () => {
    await page.setViewportSize(screen)
    expect(await page.evaluate(() => innerWidth)).toBe(screen.width)
  }).toPass({ timeout: 20_000 })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Calls of each page without an answer: skeletons stand until then. */
const openCalls = new WeakMap<Page, Set<Request>>()

export function followCalls(page: Page): void {
  const open = new Set<Request>()
  openCalls.set(page, open)
  page.on('request', (call) => /\/api\/v\d/.test(call.url()) && open.add(call))
  page.on('requestfinished', (call) => open.delete(call))
  page.on('requestfailed', (call) => open.delete(call))
}

/** Takes the screen once everything on it has loaded. */
export async function shoot(page: Page, { small }: Width): Promise<Shot> {
  let screen: Buffer = Buffer.alloc(0)
  const loading = async (): Promise<number> => {
    await page.evaluate(whenDrawn, BY_CHANCE)
    screen = await page.screenshot({ animations: 'disabled', scale: 'css' })
    return (await page.evaluate(unfinished)) + (openCalls.get(page)?.size ?? 0)
  }
  await expect.poll(loading, { message: `${page.url()} is loading`, intervals: [100] }).toBe(0)
  return { ...(await smallPicture(screen, small)), screen }
}

/** Resolves when the next frame has every picture that has come, without the parts that differ at each run. */
async function whenDrawn(byChance: string): Promise<void> {
  for (const one of document.querySelectorAll<HTMLElement>(byChance)) one.style.display = 'none'
  const here = [...document.images].filter((one) => one.complete && one.naturalWidth > 0)
  await Promise.all(here.map((one) => one.decode().catch(() => undefined)))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Parts on the screen that load, and pictures that have not come. */
function unfinished(): number {
  const isSeen = (one: Element): boolean => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    return right > Math.max(left, 0) && left < innerWidth && bottom > Math.max(top, 0) && top < innerHeight
  }
  const pictures = [...document.images].filter((one) => isSeen(one) && !(one.complete && one.naturalWidth > 0))
  const busy = 'main [aria-busy="true"]:not(button), [role="status"][data-state="connecting"]'
  const loading = [...document.querySelectorAll(busy)].filter(isSeen)
  return pictures.length + loading.length
}
