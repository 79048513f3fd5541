/** Flags, by which a remote shows pages and slots: list, switch on, switch off. */
import type { FlagAnswer, FlagFacts } from '../../flags/flag-service.ts'
import { consequenceMessages } from '../../texts/consequences.messages.ts'
import { CliError, UsageError } from '../frame/cli-error.ts'
import { ENVIRONMENT_OPTION } from '../frame/take-step.ts'
import { type Call, defineVerb, JSON_OPTION } from '../frame/verb.ts'

const options = {
  ...ENVIRONMENT_OPTION,
  reason: { type: 'string', value: '"WHY"', help: 'why, for the audit log; required except for list' },
  ...JSON_OPTION,
  yes: { type: 'boolean', help: 'do not ask for confirmation' },
} as const
type FlagCall = Call<typeof options>

export const flag = defineVerb({
  name: 'flag',
  takes: 'list|on|off [REMOTE] [FLAG]',
  help: 'flags, by which a remote shows pages and slots: list them, switch one on or off',
  more: 'A remote names its flags in remote.json; each is off until it is switched on here. Open pages follow at the next navigation, without a reload.',
  options,
  async run(call) {
    const [deed = '', name, flagName] = call.words
    if (deed === 'list') return list(call)
    if (deed !== 'on' && deed !== 'off')
      throw new UsageError(`flag does not know "${deed}": it is one of list, on, off.`)
    if (name === undefined || flagName === undefined)
      throw new UsageError(`flag ${deed} needs a REMOTE and a FLAG; see them with flag list.`)
    const { reason } = call.options
    if (reason === undefined) throw new UsageError(`flag ${deed} needs --reason: why, for the audit log.`)
    return switchFlag(call, { name, flag: flagName, on: deed === 'on', reason })
  },
})

async function list({ options: { environment, json }, service, say }: FlagCall) {
  const flags = await flagsOf(service, environment)
  if (json) return say(JSON.stringify(flags, null, 2))
  if (flags.length === 0) return say('No live version names a flag.')
  for (const { name, flag: one, isOn, shows, changed } of flags) {
    const by = changed === null ? '' : `  ${changed.actor}: ${changed.reason}`
    say(`${isOn ? 'on ' : 'off'}  ${name} ${one}  ${shows.join(' ') || 'shows nothing any more'}${by}`)
  }
}

type Order = { name: string; flag: string; on: boolean; reason: string }

async function switchFlag(
  { options: { environment }, service, say, confirm }: FlagCall,
  { name, flag: one, on, reason }: Order,
) {
  const known = (await flagsOf(service, environment)).find((each) => each.name === name && each.flag === one)
  const words = consequenceMessages.en
  const shown = { name, what: known?.shows.join(', ') ?? '' }
  // The service refuses an unknown flag with the known ones.
  if (known !== undefined) await confirm([on ? words.flagOn(shown) : words.flagOff(shown)], name)
  const address = `/api/remotes/${encodeURIComponent(name)}/flags/${encodeURIComponent(one)}`
  const answer = await service.post<FlagAnswer>(address, { on, reason, environment })
  if (answer.kind === 'refused') throw new CliError(answer.refusals.map(({ what, fix }) => `${what} ${fix}`).join('\n'))
  if (answer.kind === 'same') return say(`The flag ${one} of ${name} is ${on ? 'on' : 'off'} already.`)
  say(`Done, revision ${answer.revision}. The flag ${one} of ${name} is ${on ? 'on' : 'off'}.`)
}

async function flagsOf(service: FlagCall['service'], environment: string | undefined): Promise<FlagFacts[]> {
  const query = environment === undefined ? '' : `?environment=${encodeURIComponent(environment)}`
  return (await service.get<{ flags: FlagFacts[] }>(`/api/flags${query}`))?.flags ?? []
}
