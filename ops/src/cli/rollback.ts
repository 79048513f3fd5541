/** Goes back to an earlier version of one remote. */
import type { RollbackAnswer } from '../registry/release-desk.ts'
import { consequenceMessages } from '../texts/consequences.messages.ts'
import type { Remotes } from './list.ts'
import { DESTRUCTIVE_OPTIONS, defineVerb } from './verb.ts'

export const rollback = defineVerb({
  name: 'rollback',
  takes: 'REMOTE [VERSION]',
  help: 'go back to the version before, or to the one named',
  more: 'A version that was rolled back stays withdrawn until somebody names it here.',
  options: DESTRUCTIVE_OPTIONS,
  async run({ words: [name = '', version], options: { reason }, desk, say, confirm }) {
    await confirm(consequencesOf(await desk.get<Remotes>('/api/remotes'), name, version), name)
    const answer = await desk.post<RollbackAnswer>(`/api/remotes/${name}/rollback`, { version, reason })
    if (answer.kind === 'rolled-back')
      say(`${name} is back on ${answer.version}, away from ${answer.from} (revision ${answer.revision}).`)
  },
})

/** Empty when there is nothing to go back to: the desk refuses with its own words. */
function consequencesOf(answer: Remotes | undefined, name: string, version: string | undefined): string[] {
  const remote = answer?.remotes.find((one) => one.name === name)
  const to = version ?? remote?.kept[0]
  if (remote === undefined || to === undefined) return []
  const words = consequenceMessages.en
  return [words.rollback({ name, from: remote.live, to }), words.nextLoad, words.withdrawn({ version: remote.live })]
}
