/**
 * The one plugin of the federation runtime. It answers manifests from the page, and puts hash, cross-origin mode, nonce and time limit on
 * every script and style the runtime adds. One plugin only: of two `fetch` hooks both would fetch (federation.md 6.2).
 */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { BUDGET_MS } from './remote-loading.machine.ts'
import { INTEGRITY_MARK, integrityOf, matchesIntegrity, REFUSED } from './trust.ts'

export type PluginSettings = {
  /** Manifest texts by absolute URL, inlined by the edge. */
  readonly manifests: Readonly<Record<string, string>>
  readonly nonce: string
  readonly fetch: typeof fetch
}

export function federationPlugin(settings: PluginSettings): ModuleFederationRuntimePlugin {
  return {
    name: 'lantern',
    async fetch(url) {
      return manifestAnswer(url, settings)
    },
    createScript({ url }) {
      const script = document.createElement('script')
      script.async = true
      script.crossOrigin = 'anonymous'
      script.integrity = refuseUnlisted(url)
      if (settings.nonce) script.nonce = settings.nonce
      script.setAttribute('fetchpriority', 'high')
      // Entries that failed before carry a mark, so that neither the page nor a cache hands out the failed one again.
      script.src = url + retryMark(url)
      return { script, timeout: BUDGET_MS }
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link')
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value))
      link.crossOrigin = 'anonymous'
      link.integrity = refuseUnlisted(url)
      if (settings.nonce) link.nonce = settings.nonce
      link.href = url
      return { link, timeout: BUDGET_MS }
    },
  }
}

const tries = new Map<string, number>()

/** From now on this entry is asked for anew. */
export function markForRetry(url: string): void {
  tries.set(url, (tries.get(url) ?? 0) + 1)
}

function retryMark(url: string): string {
  const count = tries.get(url)
  return count === undefined ? '' : `?retry=${count}`
}

function refuseUnlisted(url: string): string {
  const integrity = integrityOf(url)
  if (integrity === REFUSED) throw new Error(`${INTEGRITY_MARK} ${url} is not listed in discovery`)
  return integrity
}

async function manifestAnswer(url: string, settings: PluginSettings): Promise<Response> {
  const integrity = refuseUnlisted(url)
  const inlined = settings.manifests[url] ?? settings.manifests[new URL(url).pathname]
  if (inlined !== undefined && (await matchesIntegrity(inlined, integrity))) return jsonResponse(inlined)
  // Without digests in script the browser compares for us; then a wrong file looks like a lost one.
  const canCompare = Boolean(globalThis.crypto?.subtle)
  const answer = await settings.fetch(url, {
    credentials: 'omit',
    signal: AbortSignal.timeout(BUDGET_MS),
    ...(canCompare ? {} : { integrity }),
  })
  if (!answer.ok) throw new Error(`manifest answered ${answer.status}`)
  const text = await answer.text()
  if ((await matchesIntegrity(text, integrity)) === false)
    throw new Error(`${INTEGRITY_MARK} ${url} differs from its hash`)
  return jsonResponse(text)
}

function jsonResponse(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' } })
}
