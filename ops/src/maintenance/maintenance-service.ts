/** Announces and ends maintenance of a remote. */
import type { MaintenanceWindow } from '@lantern/contract/federation'
import type { Registry } from '../registry/registry.repository.ts'
import type { RemoteScope } from '../registry/remote-line.ts'
import { type Refusal, refusal, type Sentences } from '../texts/refusal.rules.ts'
import type { AnnouncedWindow, Maintenance } from './maintenance.repository.ts'
import { maintenanceRefusals } from './maintenance-refusals.messages.ts'

export type MaintenanceAnswer =
  | { kind: 'announced'; name: string; window: MaintenanceWindow; revision: number }
  | { kind: 'ended'; name: string; windows: AnnouncedWindow[]; revision: number }
  | { kind: 'refused'; refusals: Refusal[] }

type Say = (words: (typeof maintenanceRefusals)['en']) => Sentences

export type MaintenanceService = {
  announce(scope: RemoteScope, window: MaintenanceWindow, reason: string, actor: string): Promise<MaintenanceAnswer>
  /** Ends all current windows of a remote, or those of one route. */
  end(scope: RemoteScope, route: string | undefined, reason: string, actor: string): Promise<MaintenanceAnswer>
}

export function createMaintenanceService(
  registry: Registry,
  maintenance: Maintenance,
  nowMs = Date.now,
): MaintenanceService {
  const refusing = (action: string, scope: RemoteScope, actor: string) => async (say: Say) => {
    const answer = refusal('maintenance', maintenanceRefusals, say)
    await registry.audit({ ...scope, actor, action, version: '', outcome: 'refused', detail: answer.what })
    return { kind: 'refused' as const, refusals: [answer] }
  }
  return {
    async announce({ name, environment }, window, reason, actor) {
      const refuse = refusing('maintenance', { name, environment }, actor)
      const { live } = await registry.current(environment)
      const row = live.find((deployment) => deployment.name === name)
      if (row === undefined) return refuse((words) => words.notLive({ name, environment }))
      if (window.to <= window.from) return refuse((words) => words.backwards())
      if (window.to <= nowMs()) return refuse((words) => words.over())
      const { routePrefixes } = (await registry.deployedBuild(name, row.version)).build
      const foreign = window.routes?.find((route) => !isBelow(route, routePrefixes))
      if (foreign !== undefined)
        return refuse((words) => words.foreign({ name, route: foreign, prefixes: routePrefixes.join(', ') }))
      const revision = await maintenance.announce({ name, environment, window, reason, actor })
      return { kind: 'announced', name, window, revision }
    },

    async end({ name, environment }, route, reason, actor) {
      const refuse = refusing('maintenance-end', { name, environment }, actor)
      const standing = (await maintenance.standing(environment)).filter((window) => window.name === name)
      const windows = route === undefined ? standing : standing.filter(({ routes }) => routes?.includes(route))
      if (windows.length === 0) return refuse((words) => words.noWindow({ name, route: route ?? '' }))
      let revision = 0
      for (const window of windows) revision = await maintenance.end(window, reason, actor)
      return { kind: 'ended', name, windows, revision }
    },
  }
}

function isBelow(route: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => route === prefix || route.startsWith(`${prefix}/`))
}
