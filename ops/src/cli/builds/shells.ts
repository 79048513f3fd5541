/** The live shells and what they provide: the gate compares builds with them. */
import type { ShellProvision } from '@lantern/contract/federation'
import { defineVerb, JSON_OPTION } from '../frame/verb.ts'

type Shells = {
  shells: {
    edge: string
    shell: string
    origin: string
    provides: ShellProvision
    lastSeen: string
    isServed: boolean
    openUntil?: string
  }[]
}

export const shells = defineVerb({
  name: 'shells',
  takes: '',
  help: 'the live shells and what they provide to remotes',
  more: 'A replaced shell counts for half an hour, because its pages may be open.',
  options: JSON_OPTION,
  async run({ options: { json }, service, say }) {
    const live = (await service.get<Shells>('/api/shells'))?.shells ?? []
    if (json) return say(JSON.stringify(live, null, 2))
    if (live.length === 0) return say('No edge has reported its shell.')
    for (const { edge, shell, origin, provides, lastSeen, isServed, openUntil } of live) {
      const until = openUntil === undefined ? '' : `, counts until ${inUtc(openUntil)}`
      const state = isServed ? `served at ${origin}` : `replaced, last served ${inUtc(lastSeen)}${until}`
      say(`${shell}  ${edge}, ${state}`)
      say(`  contract ${provides.oldestContract} to ${provides.contractVersion} · slots ${provides.slots.join(' ')}`)
      say(
        `  ${Object.entries(provides.shared)
          .map((pair) => pair.join(' '))
          .join(' · ')}`,
      )
    }
  },
})

const inUtc = (time: string): string => time.slice(0, 19).replace('T', ' ')
