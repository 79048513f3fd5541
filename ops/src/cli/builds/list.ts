/** What is live. */

import { SHELL_NAME } from '@lantern/contract/boot'
import type { AnnouncedWindow } from '../../maintenance/maintenance.repository.ts'
import type { RemoteLine } from '../../registry/remote-line.ts'
import { utcMinute } from '../../times/utc-minute.ts'
import type { ServiceClient } from '../frame/service-client.ts'
import { ENVIRONMENT_OPTION } from '../frame/take-step.ts'
import { defineVerb, JSON_OPTION } from '../frame/verb.ts'
import { toldLine } from './told-line.rules.ts'

/** Answer of `/api/remotes`. */
export type Remotes = {
  environment: string
  revision: number
  /** null: edges serve the shell of their own folder. */
  shell: LiveLine | null
  remotes: LiveLine[]
}

type LiveLine = {
  name: string
  /** The version served outside the canary. */
  live: string
  kept: string[]
  canary: { version: string; percent: number } | null
  pinned: boolean
  off: boolean
  revoked: string[]
  windows: AnnouncedWindow[]
  fallbacks: { version: string; phase: string; devices: number }[]
  history: (RemoteLine & { revision: number; reason: string; actor: string; at: string })[]
}

const OWN_SHELLS = '  switched off: edges serve the shell of their own folder'

export const list = defineVerb({
  name: 'list',
  takes: '',
  help: 'the live versions, kept versions and last changes',
  options: { ...JSON_OPTION, ...ENVIRONMENT_OPTION },
  async run({ options: { json, environment }, service, say }) {
    if (json) return say(JSON.stringify(await service.get<Remotes>(addressOf(environment)), null, 2))
    await listRemotes(service, say, environment)
  },
})

export async function listRemotes(
  service: Pick<ServiceClient, 'get'>,
  say: (line: string) => void,
  environment = 'production',
): Promise<void> {
  const answer = await service.get<Remotes>(addressOf(environment))
  const lines = [...(answer?.shell ? [answer.shell] : []), ...(answer?.remotes ?? [])]
  if (answer === undefined || lines.length === 0) return say('Nothing is published yet.')
  say(`${answer.environment}, revision ${answer.revision}, times in UTC`)
  for (const { name, live, kept, canary, pinned, off, revoked, windows, fallbacks, history } of lines) {
    say(name)
    if (off) say(name === SHELL_NAME ? OWN_SHELLS : '  switched off: members see the closed panel')
    if (canary !== null) say(`  canary ${canary.version}  ${canary.percent} %`)
    say(`  live  ${live}${pinned ? '  pinned' : ''}${kept.map((version) => `\n  kept  ${version}`).join('')}`)
    for (const version of revoked) say(`  off   ${version}`)
    for (const line of fallbackLines(fallbacks)) say(`  ${line}`)
    for (const { from, to, routes, actor, reason } of windows)
      say(`  closed ${routes?.join(' ') ?? 'as a whole'} ${utcMinute(from)} to ${utcMinute(to)}  ${actor}: ${reason}`)
    for (const line of history.slice(0, 5))
      say(`  ${line.at.slice(0, 19).replace('T', ' ')}  ${toldLine(line)}  ${line.actor}: ${line.reason}`)
  }
}

/** @returns `fallback  12 devices got 1.2.0 in the last hour, because another version failed: chunk 8, timeout 4` */
function fallbackLines(fallbacks: Remotes['remotes'][number]['fallbacks']): string[] {
  return [...Map.groupBy(fallbacks, ({ version }) => version)].map(([version, rows]) => {
    const devices = rows.reduce((sum, row) => sum + row.devices, 0)
    const phases = rows.map((row) => `${row.phase || 'unknown'} ${row.devices}`).join(', ')
    return `fallback  ${devices} ${devices === 1 ? 'device' : 'devices'} got ${version} in the last hour, because another version failed: ${phases}`
  })
}

const addressOf = (environment = 'production'): string => `/api/remotes?environment=${encodeURIComponent(environment)}`
