/** What may become code on the page (Trusted Types): listed scripts with a hash, and never a string. */
import { SERVICE_WORKER_PATH } from '@lantern/contract/offline'
import { INTEGRITY_MARK, integrityOf, REFUSED } from './trust.ts'

type PolicyFactory = {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown
}

/**
 * Installs the default policy, which the browser consults whenever a string is about to become code. It has no rules for HTML and script text, so
 * those are refused for every library. The content security policy allows only this name and that of the early script, so no laxer policy can be
 * added. Builds need no change: one published before Trusted Types still runs.
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
