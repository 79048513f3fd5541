/** Makes a chaos link: the tab that opens it meets faults while it loads a remote. Listed and revoked with the trial links. */

import { FAULT_KINDS, FILE_CLASSES, HOW_OFTEN } from '@lantern/contract/faults'
import { writeFaults } from '@lantern/contract/override'
import type { OverrideAnswer } from '../../overrides/override-service.ts'
import { utcMinute } from '../../times/utc-minute.ts'
import { CliError, UsageError } from '../frame/cli-error.ts'
import { defineVerb } from '../frame/verb.ts'
import { originOf, showLink } from './override.ts'

const USUAL_MINUTES = '30'
const MINUTE_MS = 60_000

export const chaos = defineVerb({
  name: 'chaos',
  takes: 'ENVIRONMENT',
  help: 'chaos links, with which one tab of staff sees a remote fail',
  more: 'chaos ENVIRONMENT --remote mine --class chunk --fault hang makes a link: in the tab that opens it these files fail until the time is over or the visitor ends it; the page says so all the while, and nothing of it counts against a release. override list names the links that are good, override revoke NUMBER ends one at once.',
  options: {
    remote: { type: 'string', required: true, value: 'REMOTE', help: 'the remote that fails' },
    class: { type: 'string', required: true, value: 'CLASS', help: `${FILE_CLASSES.join(', ')}; several with commas` },
    fault: { type: 'string', required: true, value: 'FAULT', help: FAULT_KINDS.join(', ') },
    once: { type: 'boolean', help: 'only the first request on each page' },
    always: { type: 'boolean', help: 'every request; the default' },
    minutes: { type: 'string', value: 'N', help: `duration, up to 1440; default ${USUAL_MINUTES}` },
    site: { type: 'string', value: 'ORIGIN', help: 'origin of the site; default the edge of this machine' },
    reason: { type: 'string', value: '"WHY"', help: 'why, for the audit log; default the faults' },
  },
  async run({ words: [environment = ''], options, service, settings, say }) {
    if (options.once && options.always) throw new UsageError('chaos takes --once or --always.')
    const fault = oneOf(FAULT_KINDS, options.fault, '--fault')
    const often = HOW_OFTEN[options.once ? 0 : 1]
    const faults = options.class.split(',').map((of) => ({ of: oneOf(FILE_CLASSES, of, '--class'), fault, often }))
    const minutes = Number(options.minutes ?? USUAL_MINUTES)
    if (!(minutes > 0)) throw new CliError(`--minutes "${options.minutes}" is not a number of minutes: write 30.`)
    const origin = originOf(options.site ?? `http://localhost:${settings.EDGE_PORT}`)
    const reason = options.reason ?? `to see ${writeFaults(faults)}`
    const order = { environment, faults, forMs: Math.round(minutes * MINUTE_MS), reason }
    const address = `/api/remotes/${encodeURIComponent(options.remote)}/chaos`
    const answer = await service.post<OverrideAnswer>(address, order)
    if (answer.kind === 'refused') return
    showLink(say, origin, answer)
    const what = `${options.remote} ${writeFaults(faults)}`
    say(`${what} in the tab that opens it, until ${utcMinute(answer.expiresAt)} (${answer.nonce}).`)
  },
})

function oneOf<const Choice extends string>(choices: readonly Choice[], text: string, option: string): Choice {
  const found = choices.find((choice) => choice === text.trim())
  if (found === undefined) throw new CliError(`${option} "${text}" is unknown: write ${choices.join(', ')}.`)
  return found
}
