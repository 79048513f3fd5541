/** Closes a remote, or some of its pages, for a while; opens it again. */
import type { MaintenanceAnswer } from '../registry/maintenance-desk.ts'
import { CliError, type DeskClient } from './desk-client.ts'
import { timeOf } from './time-of.rules.ts'

export type MaintenanceOrder = {
  name: string
  reason: string
  end: boolean
  routes?: string[]
  from?: string
  to?: string
  zh?: string
  en?: string
}

export async function maintenance(
  desk: DeskClient,
  order: MaintenanceOrder,
  say: (line: string) => void,
): Promise<void> {
  const address = `/api/remotes/${order.name}/maintenance`
  const answer = order.end
    ? await desk.post<MaintenanceAnswer>(`${address}/end`, { reason: order.reason, route: order.routes?.[0] })
    : await desk.post<MaintenanceAnswer>(address, { ...windowOf(order, Date.now()), reason: order.reason })
  if (answer.kind === 'announced') {
    const { from, to, routes } = answer.window
    say(
      `${order.name}${routes ? ` ${routes.join(' ')}` : ''} is closed from ${iso(from)} to ${iso(to)} (revision ${answer.revision}).`,
    )
  }
  if (answer.kind === 'ended') say(`${order.name} is open again (revision ${answer.revision}).`)
}

function windowOf({ routes, from, to, zh, en }: MaintenanceOrder, nowMs: number) {
  if (to === undefined)
    throw new CliError('maintenance needs --to: a time (2026-12-01T03:00Z) or how long (+30m, +2h).')
  if ((zh === undefined) !== (en === undefined))
    throw new CliError('Give the words in both languages, --zh and --en, or in none.')
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
  if (at === null) throw new CliError(`${name} "${text}" is no time: write 2026-12-01T03:00Z, +30m or +2h.`)
  return at
}

const iso = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
