/** The history of a remote, newest first, and its builds. */

import type { BuildLine } from '../../registry/registry.repository.ts'
import type { RemoteLine } from '../../registry/remote-line.ts'
import { utcMinute } from '../../times/utc-minute.ts'
import { CliError } from '../frame/cli-error.ts'
import { ENVIRONMENT_OPTION } from '../frame/take-step.ts'
import { defineVerb, JSON_OPTION } from '../frame/verb.ts'
import { toldLine } from './told-line.rules.ts'

type History = {
  environment: string
  lines: (RemoteLine & { revision: number; actor: string; reason: string; at: string })[]
}

export const history = defineVerb({
  name: 'history',
  takes: 'REMOTE',
  help: 'the history of a remote, newest first, and all its builds',
  options: { ...JSON_OPTION, ...ENVIRONMENT_OPTION },
  async run({ words: [name = ''], options: { json, environment = 'production' }, service, say }) {
    const address = `/api/remotes/${encodeURIComponent(name)}/history?environment=${encodeURIComponent(environment)}`
    const [past, built] = await Promise.all([
      service.get<History>(address),
      service.get<{ builds: BuildLine[] }>(`/api/builds/${encodeURIComponent(name)}`),
    ])
    const lines = past?.lines ?? []
    const builds = built?.builds ?? []
    if (json) return say(JSON.stringify({ name, environment, lines, builds }, null, 2))
    if (lines.length === 0 && builds.length === 0)
      throw new CliError(`There is no remote named ${name}. See them with list.`)
    say(`${name} in ${environment}`)
    for (const line of lines)
      say(
        `  ${String(line.revision).padStart(4)}  ${utcMinute(line.at)}  ${toldLine(line)}  ${line.actor}: ${line.reason}`,
      )
    say('builds')
    for (const { version, at, by, size, contractVersion } of builds)
      say(`  ${version}  ${utcMinute(at)}  ${Math.ceil(size / 1024)} kB  contract ${contractVersion}  ${by}`)
  },
})
