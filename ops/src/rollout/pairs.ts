/** Shells and remotes of an environment must run together: a step that would put a pair live that does not is refused. */
import { SHELL_NAME } from '@lantern/contract/boot'
import type { ShellToFit } from '../gate/candidate/candidate.rules.ts'
import { unmetNeeds } from '../gate/rules/pairs/needs.rules.ts'
import type { DeployedBuild, Registry } from '../registry/registry.repository.ts'
import { lineOf, listedBy, type RemoteScope, type RemoteState, shownBy } from '../registry/remote-line.ts'
import type { ShellDeclaration } from '../registry/shell-declaration.ts'
import type { Refusal } from '../texts/refusal.rules.ts'

/** @param before undefined = nothing was live */
export async function pairRefusals(
  registry: Registry,
  { name, environment }: RemoteScope,
  before: RemoteState | undefined,
  after: RemoteState,
): Promise<Refusal[]> {
  const known = before === undefined || before.off ? [] : shownBy(before)
  const fresh = after.off ? [] : shownBy(after).filter((version) => !known.includes(version))
  if (fresh.length === 0) return []
  if (name !== SHELL_NAME) {
    const shells = await releasedShells(registry, environment)
    if (shells.length === 0) return []
    const builds = await Promise.all(fresh.map((version) => registry.deployedBuild(name, version)))
    return builds.flatMap(({ build }) => shells.flatMap((shell) => unmetNeeds(shell, build)))
  }
  const refusals: Refusal[] = []
  for (const version of fresh)
    refusals.push(...(await shellRefusals(registry, environment, await registry.shellDeclaration(version))))
  return refusals
}

/** Needs of live remotes that a shell does not meet. Kept versions count: devices fall back to them. */
export async function shellRefusals(
  registry: Registry,
  environment: string,
  { version: shell, provides }: ShellDeclaration,
): Promise<Refusal[]> {
  const { live } = await registry.current(environment)
  const refusals: Refusal[] = []
  for (const row of live) {
    const state = lineOf(row)
    for (const version of listedBy(state)) {
      const { build } = await registry.deployedBuild(row.name, version)
      refusals.push(...unmetNeeds({ shell, provides }, build))
    }
  }
  return refusals
}

/** Builds of the remotes that visitors of an environment get. */
export async function shownBuilds(registry: Registry, environment: string): Promise<DeployedBuild[]> {
  const { live } = await registry.current(environment)
  const shown = live.flatMap((row) =>
    row.off ? [] : shownBy(lineOf(row)).map((version) => [row.name, version] as const),
  )
  return Promise.all(shown.map(([name, version]) => registry.deployedBuild(name, version)))
}

/** Shells that visitors of an environment get. */
export async function releasedShells(registry: Registry, environment: string): Promise<ShellToFit[]> {
  const row = await registry.shellLine(environment)
  if (row === undefined || row.off) return []
  const declarations = shownBy(lineOf(row)).map((version) => registry.shellDeclaration(version))
  return (await Promise.all(declarations)).map(({ version, provides }) => ({ shell: version, provides }))
}
