/** The shells of this edge: released ones, else the one in its own folder. */

import { SHELL_NAME } from '@lantern/contract/boot'
import type { ShellBuild } from '@lantern/contract/federation'
import { shellReleaseOf } from '@lantern/contract/shell-releases'
import type { AssetForms } from '../files/asset-reply.ts'
import type { ShellBuildSource } from '../shell-build/shell-build.ts'
import { bucketOf } from '../visitor/buckets.ts'
import type { ReleasedShells } from './released-shells.ts'
import type { ShellTrial, ShellTrials } from './shell-trials.ts'

type ServedShell = {
  readonly build: ShellBuild
  readonly trial: ShellTrial | undefined
  file(name: string): AssetForms | undefined
}

export type ServedShells = {
  /** The shell of a visitor; undefined until one was read. @param visitor '' = unknown: in no canary */
  of(visitor: string): ShellBuild | undefined
  /** A shell that some visitors get now. */
  named(version: string): ShellBuild | undefined
  /** Shells that visitors may get now. */
  all(): readonly ShellBuild[]
  /** A hashed file of these shells, or of earlier ones. */
  file(name: string): AssetForms | undefined
  /** The shell of one request: of the trial link that the device holds, else of the visitor. */
  forRequest(visitor: string, cookies: string | undefined): Promise<ServedShell | undefined>
  /** Versions that a visitor may have: the assigned one. Empty without a released shell. */
  releasedTo(visitor: string): readonly string[]
}

export function createServedShells(
  own: ShellBuildSource,
  released: Pick<ReleasedShells, 'current' | 'file'>,
  trials: Pick<ShellTrials, 'of'> = { of: async () => undefined },
): ServedShells {
  const releaseOf = (visitor: string) => {
    const { salt, releases } = released.current()
    return shellReleaseOf(releases, visitor === '' ? undefined : bucketOf(salt, SHELL_NAME, visitor))
  }
  const all = (): readonly ShellBuild[] => {
    const shown = released.current().releases.filter((one) => one.default || one.traffic > 0)
    const folder = own.current()
    if (shown.length > 0) return shown.map(({ build }) => build)
    return folder === undefined ? [] : [folder]
  }
  return {
    of: (visitor) => releaseOf(visitor)?.build ?? own.current(),
    named: (version) => all().find((build) => build.version === version),
    all,
    file: (name) => released.file(name) ?? own.file(name),
    async forRequest(visitor, cookies) {
      const trial = await trials.of(cookies)
      if (trial !== undefined) return { build: trial.build, trial, file: trial.file }
      const release = releaseOf(visitor)
      const build = release?.build ?? own.current()
      const file = (name: string) => (release === undefined ? own.file(name) : released.file(name, release.version))
      return build && { build, trial, file }
    },
    releasedTo(visitor) {
      const release = releaseOf(visitor)
      return release === undefined ? [] : [release.version]
    },
  }
}
