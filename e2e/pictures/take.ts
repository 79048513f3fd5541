/** Small pictures of the first screen of a page. */
import type { Page, Request } from '@playwright/test'
import encodeQR from 'qr'
import { expect } from '../site/watched-page.ts'
import type { Picture } from './compare.ts'
import type { Width } from './forms.ts'
import { smallPicture } from './small-picture.ts'

export type Shot = Picture & {
  /** PNG of the screen, for a reader. */
  readonly screen: Buffer
}

const SHOWN_LINK = 'https://lantern.example/user/register?i_code=LAMP8888'

/** An invitation's code is drawn by chance, and its link has the port of this run: pictures show these instead. */
const BY_CHANCE = {
  qr: 'svg[shape-rendering="crispEdges"] path',
  code: standInCode(),
  fields: 'svg[shape-rendering="crispEdges"] ~ dl dd',
  texts: ['LAMP8888', SHOWN_LINK],
}

/** The code of the shown link, in a square of 37. */
function standInCode(): string {
  return encodeQR(SHOWN_LINK, 'raw', { ecc: 'medium', border: 2 })
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}

/** Sets the width and returns to the beginning of the page. */
export async function resizeTo(page: Page, { screen }: Width): Promise<void> {
  // On a busy machine the page may keep its former width beside a screenshot of the new one.
  await expect(async () => {
    await page.setViewportSize(screen)
    const width = await page.evaluate(() => innerWidth)
    // Playwright sends the size again only after another one.
    if (width !== screen.width) await page.setViewportSize({ ...screen, height: screen.height - 1 })
    expect(width).toBe(screen.width)
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

/** Resolves when the next frame has every picture that has come, and the same in place of what differs at each run. */
async function whenDrawn({ qr, code, fields, texts }: typeof BY_CHANCE): Promise<void> {
  for (const path of document.querySelectorAll(qr)) {
    path.setAttribute('d', code)
    path.parentElement?.setAttribute('viewBox', '0 0 37 37')
  }
  for (const [at, field] of document.querySelectorAll(fields).entries()) field.textContent = texts[at] ?? ''
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
