/** Which build of each remote a visitor gets, and which of them has the page at a path. Pure. */
import { isShownTo, viewerOf } from '@lantern/contract/audience'
import { type Discovery, type MicroFrontend, windowAt } from '@lantern/contract/federation'
import { pageIn } from '@lantern/contract/page-table'
import type { FoundPage } from '@lantern/contract/remote-page'
import { type Buckets, chosenOf } from '@lantern/contract/rollout'

export type AssignedBuild = { readonly remote: string; readonly build: MicroFrontend }
export type OwnedPage = { readonly build: MicroFrontend; readonly page: FoundPage }

/** The assigned version of each remote; the shell chooses by the same rule. */
export function assignedBuilds(document: Discovery | undefined, buckets: Buckets): AssignedBuild[] {
  return Object.entries(document?.microFrontends ?? {}).flatMap(([remote, versions]) => {
    const build = chosenOf(versions, buckets[remote])
    return build === undefined ? [] : [{ remote, build }]
  })
}

/** The remote's page at a path, with the build that lists it; none for a visitor who does not see it. */
export function ownedPage(assigned: readonly AssignedBuild[], path: string, buckets: Buckets): OwnedPage | undefined {
  for (const { remote, build } of assigned) {
    const page = pageIn(build.extras, path)
    if (page === null) continue
    return isShownTo(page.audience, viewerOf(remote, build.extras.flags, buckets)) ? { build, page } : undefined
  }
  return undefined
}

/** The build whose code the page loads; none while ops has closed this path. */
export function openBuild(owned: OwnedPage | undefined, path: string, nowMs: number): MicroFrontend | undefined {
  const isClosed = windowAt(owned?.build.extras.maintenance ?? [], path, nowMs) !== null
  return isClosed ? undefined : owned?.build
}
