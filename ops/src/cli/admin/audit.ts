/** Changes and refusals, newest first. */
import type { WrittenLine } from '../../audit/audit.repository.ts'
import { reasonOf } from '../../audit/reason.rules.ts'
import { defineVerb, JSON_OPTION } from '../frame/verb.ts'

type Lines = { lines: (Omit<WrittenLine, 'at'> & { at: string })[] }

export const audit = defineVerb({
  name: 'audit',
  takes: '[REMOTE]',
  help: 'changes and refusals with actor and reason, newest first',
  options: {
    ...JSON_OPTION,
    actor: { type: 'string', value: 'NAME', help: 'only entries of this token' },
    action: { type: 'string', value: 'ACTION', help: 'only this action' },
    outcome: { type: 'string', value: 'OUTCOME', help: 'done or refused' },
    limit: { type: 'string', value: 'N', help: 'number of lines; default 50' },
  },
  async run({ words: [name], options: { json, ...filters }, service, say }) {
    const given = Object.entries({ name, ...filters }).filter(([, value]) => value !== undefined) as [string, string][]
    const answer = await service.get<Lines>(`/api/audit?${new URLSearchParams(given)}`)
    const lines = answer?.lines ?? []
    if (json) return say(JSON.stringify(lines, null, 2))
    if (lines.length === 0) return say('No entries match.')
    for (const { at, actor, action, name: subject, version, outcome, detail } of lines) {
      const when = `${at.slice(0, 19).replace('T', ' ')} UTC`
      say(printable(`${when}  ${outcome.padEnd(7)}  ${actor}  ${action}  ${subject} ${version}  ${reasonOf(detail)}`))
    }
  },
})

/** Anyone with a token can write a reason: control characters are removed. */
function printable(line: string): string {
  return line.replace(/\p{Cc}/gu, ' ').trimEnd()
}
