/**
 * The only plugin of the federation runtime. It serves manifests from the page and sets hash, cross-origin mode and time limit on
 * every script and style that the runtime adds. With two `fetch` hooks both would fetch, hence one plugin (federation.md 6.2).
 */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { type Fault, guardElement, noteFault, requestLimitMs, retryMark } from '../integrity/element-guard.ts'
import { matchesIntegrity } from '../integrity/matches-integrity.ts'
import { INTEGRITY_MARK, integrityOf, REFUSED } from '../integrity/trust.ts'
import { BUDGET_MS } from '../loading/remote-loading.machine.ts'
import { attachBuild, bringScript, type HandedBuild, handedBuild, underName } from './handed-build.ts'

export type PluginSettings = {
  /** Manifest texts by absolute URL, inlined by the edge. */
  readonly manifests: Readonly<Record<string, string>>
  readonly fetch: typeof fetch
  /** The builds whose manifest was read, by container name; removing a build from the page removes its entry. */
  readonly handed: Map<string, HandedBuild>
}

export function federationPlugin(settings: PluginSettings): ModuleFederationRuntimePlugin {
  return {
    name: 'lantern',
    async fetch(url) {
      const manifest: unknown = JSON.parse(await manifestText(url, settings))
      const build = handedBuild(manifest)
      if (build === null) return Response.json(manifest)
      settings.handed.set(build.name, build)
      return Response.json(underName(manifest, build.name))
    },
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script')
      const build = settings.handed.get(remoteInfo?.entryGlobalName ?? '')
      script.async = true
      script.crossOrigin = 'anonymous'
      script.integrity = refuseUnlisted(url)
      script.setAttribute('fetchpriority', 'high')
      guardElement(script, url)
      if (build && url === remoteInfo?.entry) attachBuild(build, script)
      else if (build) bringScript(build, url, script)
      return { script, timeout: BUDGET_MS }
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link')
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value))
      link.crossOrigin = 'anonymous'
      link.integrity = refuseUnlisted(url)
      // A preload hint that failed is no error: the file will be requested again.
      if (link.rel === 'stylesheet') guardElement(link, url)
      else link.href = url
      return { link, timeout: BUDGET_MS }
    },
  }
}

function refuseUnlisted(url: string): string {
  const integrity = integrityOf(url)
  if (integrity === REFUSED) throw new Error(`${INTEGRITY_MARK} ${url} is not listed in discovery`)
  return integrity
}

async function manifestText(url: string, settings: PluginSettings): Promise<string> {
  const integrity = refuseUnlisted(url)
  const inlined = settings.manifests[url] ?? settings.manifests[new URL(url).pathname]
  if (inlined !== undefined && (await matchesIntegrity(inlined, integrity))) return inlined
  try {
    return await fetchManifest(url, integrity, settings)
  } catch (error) {
    noteFault(url, howItFailed(error))
    throw error
  }
}

async function fetchManifest(url: string, integrity: string, settings: PluginSettings): Promise<string> {
  // Without SubtleCrypto the browser compares for us; a wrong file then looks like a failed load.
  const canCompare = Boolean(globalThis.crypto?.subtle)
  const answer = await settings.fetch(url + retryMark(url), {
    credentials: 'omit',
    signal: AbortSignal.timeout(requestLimitMs()),
    ...(canCompare ? {} : { integrity }),
  })
  if (!answer.ok) throw new HttpFailure(answer.status)
  const text = await answer.text()
  if ((await matchesIntegrity(text, integrity)) === false)
    throw new Error(`${INTEGRITY_MARK} ${url} differs from its hash`)
  return text
}

class HttpFailure extends Error {
  readonly status: number
  constructor(status: number) {
    super(`manifest answered ${status}`)
    this.status = status
  }
}

function howItFailed(error: unknown): Fault['how'] {
  if (error instanceof HttpFailure) return `http ${error.status}`
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
  return String(error).includes(INTEGRITY_MARK) ? 'sri-mismatch' : 'lost'
}
