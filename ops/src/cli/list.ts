/** What is live. */
import type { AnnouncedWindow } from '../registry/maintenance.repository.ts'
import type { DeskClient } from './desk-client.ts'
import { defineVerb, JSON_OPTION } from './verb.ts'

/** Answer of `/api/remotes`. */
export type Remotes = {
  revision: number
  remotes: {
    name: string
    live: string
    kept: string[]
    windows: AnnouncedWindow[]
    history: { revision: number; kind: string; version: string; reason: string; actor: string; at: string }[]
  }[]
}

export const list = defineVerb({
  name: 'list',
  takes: '',
  help: 'what is live, what stands behind it, what happened last',
  options: JSON_OPTION,
  async run({ options, desk, say }) {
    if (options.json) return say(JSON.stringify(await desk.get<Remotes>('/api/remotes'), null, 2))
    await listRemotes(desk, say)
  },
})

export async function listRemotes(desk: DeskClient, say: (line: string) => void): Promise<void> {
  const answer = await desk.get<Remotes>('/api/remotes')
  if (answer === undefined || answer.remotes.length === 0) return say('Nothing is published yet.')
  say(`revision ${answer.revision}`)
  for (const { name, live, kept, windows, history } of answer.remotes) {
    say(`${name}\n  live  ${live}${kept.map((version) => `\n  kept  ${version}`).join('')}`)
    for (const { from, to, routes, actor, reason } of windows)
      say(`  closed ${routes?.join(' ') ?? 'as a whole'} ${minute(from)} to ${minute(to)}  ${actor}: ${reason}`)
    for (const line of history.slice(0, 5))
      say(`  ${line.at.slice(0, 19).replace('T', ' ')}  ${line.kind}  ${line.version}  ${line.actor}: ${line.reason}`)
  }
}

const minute = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
