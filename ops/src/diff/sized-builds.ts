/** Builds of the registry with their transfer sizes. */

import { SHELL_NAME } from '@lantern/contract/boot'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import type { ArtifactStore } from '../artifacts/artifact-store.ts'
import type { Registry } from '../registry/registry.repository.ts'
import { type BuildDiff, diffOf, type SizedBuild } from './build-diff.rules.ts'

export type SizedBuilds = {
  /** Undefined when the build does not exist. */
  of(name: string, version: string): Promise<SizedBuild | undefined>
  diff(name: string, from: string, to: string): Promise<BuildDiff | { kind: 'no-build'; version: string }>
}

export function createSizedBuilds(registry: Registry, store: ArtifactStore): SizedBuilds {
  async function of(name: string, version: string): Promise<SizedBuild | undefined> {
    if ((await registry.buildDigest(name, version)) === undefined) return undefined
    const build = name === SHELL_NAME ? await shellBuild(version) : (await registry.deployedBuild(name, version)).build
    const brotli = await store.brotliSizes(name, version)
    const rows = await registry.filesOf(name, version)
    return { build, files: rows.map((row) => ({ ...row, brotli: brotli.get(row.file) ?? null })) }
  }
  /** A shell in the terms of a diff: versions in place of ranges, and the slots that it has. */
  async function shellBuild(version: string): Promise<RemoteBuild> {
    const { name, contractVersion, provides } = await registry.shellDeclaration(version)
    const { shared, slots } = provides
    return { name, version, contractVersion, shared, slots, routePrefixes: [], preload: [] }
  }

  return {
    of,
    async diff(name, from, to) {
      const [one, other] = await Promise.all([of(name, from), of(name, to)])
      if (one === undefined) return { kind: 'no-build', version: from }
      if (other === undefined) return { kind: 'no-build', version: to }
      return diffOf(one, other)
    },
  }
}
