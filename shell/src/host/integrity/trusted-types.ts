/** What may become code on the page (Trusted Types): scripts that are listed with a hash, and nothing that is written as text. */
import { SERVICE_WORKER_PATH } from '@lantern/contract/offline'
import { INTEGRITY_MARK, integrityOf, REFUSED } from './trust.ts'

type PolicyFactory = {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown
}

/**
 * Installs the default policy, which the browser asks wherever text is about to become code. Without rules for HTML and for script text those are
 * refused, whatever library writes them. The page's policy allows no other name than this and that of the early script, so nobody adds a laxer one.
 * Builds need nothing of their own: one that was published before Trusted Types still runs.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (isOwnWorker(url) || integrityOf(url) !== REFUSED) return url
      throw new Error(`${INTEGRITY_MARK} ${url} is not listed in discovery`)
    },
  })
}

function isOwnWorker(url: string): boolean {
  return new URL(url, location.href).href === new URL(SERVICE_WORKER_PATH, location.origin).href
}
