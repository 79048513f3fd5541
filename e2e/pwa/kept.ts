/** State and caches of the service worker as seen by the page. */
import { expect, type Page } from '@playwright/test'

/** Resolves when a service worker controls the page. */
export async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Cached paths by cache name. */
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

/** Resolves when each pattern matches a cached path. */
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

/** Shell version of a page. */
export function shellOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (window as { __LANTERN__?: { shell: string } }).__LANTERN__?.shell)
}

/** Goes offline; the emulation loses the state with each page served by a service worker. */
export async function cutOff(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
}
