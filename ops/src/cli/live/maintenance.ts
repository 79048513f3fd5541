/** Closes a remote, or some of its pages, for a while, and opens it again. */

import type { MaintenanceAnswer } from '../../maintenance/maintenance-service.ts'
import { consequenceMessages } from '../../texts/consequences.messages.ts'
import { timeOf } from '../../times/time-of.rules.ts'
import { utcMinute } from '../../times/utc-minute.ts'
import { CliError } from '../frame/cli-error.ts'
import type { ServiceClient } from '../frame/service-client.ts'
import { ENVIRONMENT_OPTION } from '../frame/take-step.ts'
import { DESTRUCTIVE_OPTIONS, defineVerb } from '../frame/verb.ts'

export const maintenance = defineVerb({
  name: 'maintenance',
  takes: 'REMOTE',
  help: 'close a remote, or some of its pages, for a while; --end opens it again',
  options: {
    ...DESTRUCTIVE_OPTIONS,
    route: { type: 'string', multiple: true, value: 'PATH', help: 'only this page and those below it' },
    from: { type: 'string', value: 'TIME', help: 'start; default now' },
    to: { type: 'string', value: 'TIME', help: 'end; +30m counts from the start' },
    zh: { type: 'string', value: 'WORDS', help: 'notice in Chinese' },
    en: { type: 'string', value: 'WORDS', help: 'notice in English' },
    end: { type: 'boolean', help: 'end the current windows' },
    ...ENVIRONMENT_OPTION,
  },
  async run({ words: [name = ''], options: { reason, route, yes: _, ...window }, service, say, confirm }) {
    const order = { ...window, name, reason, routes: route }
    await confirm(consequencesOf(order, Date.now()), name)
    await closeOrOpen(service, order, say)
  },
})

export type MaintenanceOrder = {
  name: string
  reason: string
  end: boolean
  routes?: readonly string[]
  from?: string
  to?: string
  zh?: string
  en?: string
  environment?: string
}

export async function closeOrOpen(
  service: ServiceClient,
  order: MaintenanceOrder,
  say: (line: string) => void,
): Promise<void> {
  const address = `/api/remotes/${order.name}/maintenance`
  const { environment, reason } = order
  const answer = order.end
    ? await service.post<MaintenanceAnswer>(`${address}/end`, { reason, environment, route: order.routes?.[0] })
    : await service.post<MaintenanceAnswer>(address, { ...windowOf(order, Date.now()), reason, environment })
  if (answer.kind === 'announced') {
    const { from, to, routes } = answer.window
    say(
      `${order.name}${routes ? ` ${routes.join(' ')}` : ''} is closed from ${utcMinute(from)} to ${utcMinute(to)} (revision ${answer.revision}).`,
    )
  }
  if (answer.kind === 'ended') say(`${order.name} is open again (revision ${answer.revision}).`)
}

function consequencesOf(order: MaintenanceOrder, nowMs: number): string[] {
  const { name } = order
  const routes = (order.routes ?? []).join(' ')
  if (order.end) return [consequenceMessages.en.open({ name, routes })]
  const { from, to } = windowOf(order, nowMs)
  return [
    consequenceMessages.en.close({ name, routes, from: utcMinute(from), to: utcMinute(to) }),
    consequenceMessages.en.closed,
  ]
}

function windowOf({ routes, from, to, zh, en }: MaintenanceOrder, nowMs: number) {
  if (to === undefined)
    throw new CliError('maintenance needs --to: a time (2026-12-01T03:00Z) or a duration (+30m, +2h).')
  if ((zh === undefined) !== (en === undefined))
    throw new CliError('Give the notice in both languages, --zh and --en, or in none.')
  const begin = from === undefined ? nowMs : timed('--from', from, nowMs)
  return {
    from: begin,
    to: timed('--to', to, begin),
    ...(routes === undefined ? {} : { routes }),
    ...(zh === undefined || en === undefined ? {} : { text: { zh, en } }),
  }
}

function timed(name: string, text: string, baseMs: number): number {
  const at = timeOf(text, baseMs)
  if (at === null) throw new CliError(`${name} "${text}" is not a time: write 2026-12-01T03:00Z, +30m or +2h.`)
  return at
}
