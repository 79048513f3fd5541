/** Announces and ends maintenance of a remote: what may be closed is checked before anything is written. */
import type { MaintenanceWindow } from '@lantern/contract/federation'
import type { Refusal } from '../gate/gate.rules.ts'
import type { AnnouncedWindow, Maintenance } from './maintenance.repository.ts'
import type { Registry } from './registry.repository.ts'
import type { Place } from './remote-line.ts'

export type MaintenanceAnswer =
  | { kind: 'announced'; name: string; window: MaintenanceWindow; revision: number }
  | { kind: 'ended'; name: string; windows: AnnouncedWindow[]; revision: number }
  | { kind: 'refused'; refusals: Refusal[] }

export type MaintenanceDesk = {
  announce(place: Place, window: MaintenanceWindow, reason: string, actor: string): Promise<MaintenanceAnswer>
  /** Ends all windows of a remote that stand, or those of one route. */
  end(place: Place, route: string | undefined, reason: string, actor: string): Promise<MaintenanceAnswer>
}

export function createMaintenanceDesk(registry: Registry, maintenance: Maintenance, nowMs = Date.now): MaintenanceDesk {
  const refusing = (action: string, place: Place, actor: string) => async (what: string, mend: string) => {
    await registry.audit({ ...place, actor, action, version: '', outcome: 'refused', detail: what })
    return refused(what, mend)
  }
  return {
    async announce({ name, environment }, window, reason, actor) {
      const refuse = refusing('maintenance', { name, environment }, actor)
      const { live } = await registry.current(environment)
      const row = live.find((deployment) => deployment.name === name)
      if (row === undefined)
        return refuse(`No remote named ${name} is live in ${environment}.`, 'See the names with `list`.')
      if (window.to <= window.from)
        return refuse('The window ends before it begins.', 'Give --to a later time than --from.')
      if (window.to <= nowMs()) return refuse('The window is over already.', 'Give --to a time to come.')
      const { routePrefixes } = (await registry.deployedBuild(name, row.version)).build
      const foreign = window.routes?.find((route) => !isBelow(route, routePrefixes))
      if (foreign !== undefined)
        return refuse(
          `${foreign} does not belong to ${name}.`,
          `Its routes are below ${routePrefixes.join(', ') || 'none'}.`,
        )
      const revision = await maintenance.announce({ name, environment, window, reason, actor })
      return { kind: 'announced', name, window, revision }
    },

    async end({ name, environment }, route, reason, actor) {
      const refuse = refusing('maintenance-end', { name, environment }, actor)
      const standing = (await maintenance.standing(environment)).filter((window) => window.name === name)
      const windows = route === undefined ? standing : standing.filter(({ routes }) => routes?.includes(route))
      if (windows.length === 0)
        return refuse(
          `${name} has no window${route === undefined ? '' : ` on ${route}`} that stands.`,
          'See them with `list`.',
        )
      let revision = 0
      for (const window of windows) revision = await maintenance.end(window, reason, actor)
      return { kind: 'ended', name, windows, revision }
    },
  }
}

function isBelow(route: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => route === prefix || route.startsWith(`${prefix}/`))
}

function refused(what: string, mend: string): MaintenanceAnswer {
  return { kind: 'refused', refusals: [{ rule: 'maintenance', what, mend }] }
}
