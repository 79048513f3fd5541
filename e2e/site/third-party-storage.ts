/** Simulates blocked third-party storage: access in cross-site frames throws a SecurityError. */
import type { BrowserContext } from '@playwright/test'

export async function blockThirdPartyStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window.top === window) return
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException(`${name} is refused to frames of other sites`, 'SecurityError')
        },
      })
    }
  })
}
