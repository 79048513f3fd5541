/** The shells of this edge: released ones, else the one in its own folder. */

import { SHELL_NAME } from '@lantern/contract/boot'
import type { ShellBuild } from '@lantern/contract/federation'
import { shellReleaseOf } from '@lantern/contract/shell-releases'
import type { AssetForms } from '../files/asset-reply.ts'
import type { ShellBuildSource } from '../shell-build/shell-build.ts'
import { bucketOf } from '../visitor/buckets.ts'
import type { ReleasedShells } from './released-shells.ts'

export type ServedShells = {
  /** The shell of a visitor; undefined until one was read. @param visitor '' = unknown: in no canary */
  of(visitor: string): ShellBuild | undefined
  /** Shells that visitors may get now. */
  all(): readonly ShellBuild[]
  /** A hashed file of these shells, or of earlier ones. */
  file(name: string): AssetForms | undefined
  /** A file of the shell of a visitor. */
  fileOf(visitor: string, name: string): AssetForms | undefined
  /** Versions that a visitor may have: the assigned one. Empty without a released shell. */
  releasedTo(visitor: string): readonly string[]
}

export function createServedShells(
  own: ShellBuildSource,
  released: Pick<ReleasedShells, 'current' | 'file'>,
): ServedShells {
  const releaseOf = (visitor: string) => {
    const { salt, releases } = released.current()
    return shellReleaseOf(releases, visitor === '' ? undefined : bucketOf(salt, SHELL_NAME, visitor))
  }
  return {
    of: (visitor) => releaseOf(visitor)?.build ?? own.current(),
    all() {
      const shown = released.current().releases.filter((one) => one.default || one.traffic > 0)
      const folder = own.current()
      if (shown.length > 0) return shown.map(({ build }) => build)
      return folder === undefined ? [] : [folder]
    },
    file: (name) => released.file(name) ?? own.file(name),
    fileOf(visitor, name) {
      const release = releaseOf(visitor)
      return release === undefined ? own.file(name) : released.file(name, release.version)
    },
    releasedTo(visitor) {
      const release = releaseOf(visitor)
      return release === undefined ? [] : [release.version]
    },
  }
}
