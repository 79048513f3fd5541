/** A site that publishes a remote repeatedly while a page is open: an edge behind a proxy that signs and serves its own builds. */

import { PULSE_PATH } from '@lantern/contract/active-skin'
import type { SignedDiscovery } from '@lantern/contract/discovery-signature'
import type { Discovery } from '@lantern/contract/federation'
import { type AnotherBuild, anotherBuild } from '../faults/another-build.ts'
import { type FaultProxy, faultProxy, type OwnFile } from '../faults/fault-proxy.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { answerOf, testReleaseService, withBoot, withoutHints } from '../site/test-release-service.ts'

const MIME: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', json: 'application/json' }

const EXPOSED = /^(?:routes|slots)\./
/** Generous budget, because speed is not tested here. */
const BUDGET_MS = 30_000

export type SwapSite = FaultProxy & {
  /**
   * Publishes another version of the remote, in which one script of each exposed module differs; the versions share all other files.
   * @returns the revision of the discovery document
   */
  publish(version: string): number
  /** Paths of the released version's files. */
  paths(): string[]
}

/** @param first the initially released version */
export async function swapSite(remote: string, first: string): Promise<SwapSite> {
  const rest = (await (await fetch(`${EDGE_ORIGIN}/discovery.json`)).json()) as Discovery
  const service = testReleaseService()
  const builds: AnotherBuild[] = []
  let revision = 1
  let signed: SignedDiscovery

  function publish(version: string): number {
    builds.unshift(
      anotherBuild(remote, version, (file, text) => (EXPOSED.test(file) ? `${text}/* ${version} */` : text)),
    )
    revision += 1
    // Like ops: the released version and two older ones.
    const entries = builds.slice(0, 3).map((build, index) => build.sharedEntry(index === 0 ? 100 : 0))
    signed = service.sign({ ...rest, microFrontends: { ...rest.microFrontends, [remote]: entries } }, revision)
    return revision
  }
  publish(first)

  function file(path: string): OwnFile | undefined {
    const json = (value: unknown): OwnFile => ({
      type: 'application/json',
      content: JSON.stringify(value),
      cache: 'no-cache',
    })
    if (path === '/discovery.json') return answerOf(signed)
    if (path === PULSE_PATH) return json({ revision, look: '' })
    const content = builds.find(({ shared }) => shared.has(path))?.shared.get(path)
    return content === undefined ? undefined : { type: MIME[path.split('.').at(-1) ?? ''] ?? 'text/plain', content }
  }

  const page = (html: string): string =>
    withoutHints(
      withBoot(html, (boot) => ({ ...boot, discovery: signed, discoveryKey: service.key, frameBudgetMs: BUDGET_MS })),
    )
  return { ...(await faultProxy({ file, page })), publish, paths: () => [...(builds[0]?.shared.keys() ?? [])] }
}
