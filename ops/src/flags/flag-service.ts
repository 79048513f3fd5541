/** Lists and switches the flags by which remotes show pages and slots (docs/decisions/0059). */
import { audiencesOf } from '@lantern/contract/audience'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import { inTurn, nextRevision } from '../database/revision.ts'
import type { Schema } from '../database/schema.ts'
import { createRegistry } from '../registry/registry.repository.ts'
import { lineOf, type RemoteScope } from '../registry/remote-line.ts'
import { type Refusal, refusal, type Sentences } from '../texts/refusal.rules.ts'
import { flagRefusals } from './flag-refusals.messages.ts'
import { createFlags, type FlagLine } from './flags.repository.ts'

/** A flag of a remote in an environment. */
export type FlagFacts = RemoteScope & {
  flag: string
  isOn: boolean
  /** Paths and slots that it shows; empty when no live version names it. */
  shows: string[]
  /** The last switching; null = never switched. */
  changed: Pick<FlagLine, 'reason' | 'actor' | 'at'> | null
}
type FlagOrder = RemoteScope & { flag: string; isOn: boolean; reason: string; actor: string }
export type FlagAnswer =
  | { kind: 'switched'; flag: FlagFacts; revision: number }
  | { kind: 'same'; flag: FlagFacts }
  | { kind: 'refused'; refusals: Refusal[] }

export type FlagService = {
  /** The flags of an environment, those of each remote together. */
  list(environment: string): Promise<FlagFacts[]>
  switch(order: FlagOrder): Promise<FlagAnswer>
}

type Say = (words: (typeof flagRefusals)['en']) => Sentences

export function createFlagService(db: Database): FlagService {
  return {
    list: (environment) => factsIn(db, environment),

    switch: (order) =>
      inTurn(db, async (trx): Promise<FlagAnswer> => {
        const { name, environment, flag, isOn, reason, actor } = order
        const known = await factsIn(trx, environment)
        const own = known.filter((one) => one.name === name)
        const found = own.find((one) => one.flag === flag)
        const refuse = (say: Say) => refused(trx, order, say)
        if (found === undefined) {
          const isLive = (await createRegistry(trx).current(environment)).live.some((row) => row.name === name)
          if (!isLive) return refuse((words) => words.notLive({ name, environment }))
          return refuse((words) => words.unknown({ name, flag, known: own.map((one) => one.flag).join(', ') }))
        }
        if (found.isOn === isOn) return { kind: 'same', flag: found }
        const revision = await nextRevision(trx)
        await createFlags(trx).insert({ revision, environment, name, flag, isOn, reason, actor })
        return { kind: 'switched', flag: { ...found, isOn, changed: { reason, actor, at: new Date() } }, revision }
      }),
  }
}

async function refused(
  trx: Transaction<Schema>,
  { name, environment, isOn, actor }: FlagOrder,
  say: Say,
): Promise<FlagAnswer> {
  const answer = refusal('flag', flagRefusals, say)
  const action = isOn ? 'flag-on' : 'flag-off'
  await createRegistry(trx).audit({
    name,
    environment,
    actor,
    action,
    version: '',
    outcome: 'refused',
    detail: answer.what,
  })
  return { kind: 'refused', refusals: [answer] }
}

/** Flags that a live version names, and flags that are on though none names them any more. */
async function factsIn(db: Database | Transaction<Schema>, environment: string): Promise<FlagFacts[]> {
  const registry = createRegistry(db)
  const lines = await createFlags(db).lines(environment)
  const { live } = await registry.current(environment)
  const remotes = live.map(async (row) => {
    const { version, canary, kept } = lineOf(row)
    const versions = [...(canary === null ? [] : [canary.version]), version, ...kept]
    const builds = await Promise.all(versions.map(async (one) => (await registry.deployedBuild(row.name, one)).build))
    const shown = shownBy(builds)
    const own = lines.filter(({ name }) => name === row.name)
    const flags = new Set([...shown.keys(), ...own.filter(({ isOn }) => isOn).map(({ flag }) => flag)])
    return [...flags].sort().map((flag): FlagFacts => {
      const line = own.find((one) => one.flag === flag)
      const changed = line === undefined ? null : { reason: line.reason, actor: line.actor, at: line.at }
      return {
        name: row.name,
        environment,
        flag,
        isOn: line?.isOn ?? false,
        shows: [...(shown.get(flag) ?? [])],
        changed,
      }
    })
  })
  return (await Promise.all(remotes)).flat()
}

/** What each flag shows, over all versions of a remote. */
function shownBy(builds: readonly RemoteBuild[]): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>()
  for (const { what, audience } of builds.flatMap(audiencesOf)) {
    if (typeof audience === 'string' || !('flag' in audience)) continue
    shown.set(audience.flag, (shown.get(audience.flag) ?? new Set()).add(what))
  }
  return shown
}
