/** What the service worker is and keeps, as the page can see it. */
import { expect, type Page } from '@playwright/test'

/** Resolves when a worker is in charge of this page. */
export async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Paths of everything kept, by cache. */
export function keptPaths(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      found[name] = requests.map(({ url }) => url.replace(location.origin, ''))
    }
    return found
  })
}

/** Resolves when something like each of these is kept. */
export async function untilKept(page: Page, ...patterns: RegExp[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const paths = Object.values(await keptPaths(page)).flat()
        return patterns.filter((pattern) => !paths.some((path) => pattern.test(path))).map(String)
      },
      { timeout: 20_000 },
    )
    .toEqual([])
}

/** The shell that a page runs. */
export function shellOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (window as { __LANTERN__?: { shell: string } }).__LANTERN__?.shell)
}

/** Without a network the browser says so; the emulation forgets it with each page that a worker answers. */
export async function cutOff(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
}
