/** Size budget of a remote, in transferred bytes. */
import { REMOTE_FIRST_ROUTE_BYTES, REMOTE_WHOLE_BYTES } from '@lantern/contract/budgets'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import type { Refusal } from '../../candidate/candidate.rules.ts'
import type { MfManifest } from '../../candidate/manifest.schema.ts'

export type Sizes = ReadonlyMap<string, number>

/** @param sizes transfer size of each file */
export function budgetRefusals(build: RemoteBuild, manifest: MfManifest, sizes: Sizes): Refusal[] {
  const first = firstRouteBytes(build, manifest, sizes)
  const whole = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return [
    ...over('budget', first, REMOTE_FIRST_ROUTE_BYTES, {
      what: 'The first route (entry, exposed module, its largest page)',
      fix: 'Load what the first view does not need with import(), and share libraries that the page already has.',
    }),
    ...over('budget', whole, REMOTE_WHOLE_BYTES, {
      what: 'The whole build',
      fix: 'Remove unused code and make pictures smaller; `pnpm ops diff` shows which file grew.',
    }),
  ]
}

function firstRouteBytes(build: RemoteBuild, manifest: MfManifest, sizes: Sizes): number {
  const exposedModule = build.routePrefixes.length > 0 ? 'routes' : 'slots'
  const first = build.preload.map(({ file }) => file)
  const behind = manifest.exposes.find(({ name }) => name === exposedModule)?.assets.js.async ?? []
  const pages = behind.filter((file) => !first.includes(file)).map((file) => sizes.get(file) ?? 0)
  return first.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) + Math.max(0, ...pages)
}

function over(rule: string, bytes: number, limit: number, { what, fix }: { what: string; fix: string }): Refusal[] {
  if (bytes <= limit) return []
  return [{ rule, what: `${what} is ${inKb(bytes)} after brotli; the budget is ${inKb(limit)}.`, fix }]
}

function inKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
