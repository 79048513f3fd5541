/** The difference of two builds of a remote. */
import type { BuildDiff, FileChange } from '../../diff/build-diff.rules.ts'
import { CliError } from '../frame/cli-error.ts'
import { defineVerb, JSON_OPTION } from '../frame/verb.ts'
import type { Remotes } from './list.ts'

const MARK = { added: '+', removed: '-', changed: '~' } as const

export const diff = defineVerb({
  name: 'diff',
  takes: 'REMOTE [FROM] [TO]',
  help: 'what differs between two builds: files, weight, share ranges, slots, routes',
  more: 'FROM defaults to the previous live version, TO to the current one.',
  options: JSON_OPTION,
  async run({ words: [name = '', from, to], options: { json }, service, say }) {
    const remote = (await service.get<Remotes>('/api/remotes'))?.remotes.find((one) => one.name === name)
    if (remote === undefined) throw new CliError(`No remote named ${name} is live. See the names with \`ops list\`.`)
    const [before] = remote.kept
    const old = from ?? before
    if (old === undefined) throw new CliError(`${name} has no version before ${remote.live} to compare with.`)
    const young = to ?? remote.live
    const answer = await service.get<BuildDiff>(`/api/remotes/${name}/diff/${old}/${young}`)
    if (answer === undefined) throw new CliError(`${name} has no build ${old} or no build ${young}.`)
    if (json) return say(JSON.stringify(answer, null, 2))
    for (const line of linesOf(answer)) say(line)
  },
})

function linesOf({ name, from, to, contract, shared, slots, prefixes, files, unchanged, weight }: BuildDiff): string[] {
  const value = (text: string | null) => text ?? 'none'
  return [
    `${name}  ${from} → ${to}`,
    `weight    ${bytes(weight.from.brotli)} → ${bytes(weight.to.brotli)} on the wire (${signed(weight.to.brotli - weight.from.brotli)}), ${weight.to.files} files`,
    ...(contract === null ? [] : [`contract  ${value(contract.from)} → ${value(contract.to)}`]),
    ...shared.map((one) => `shared    ${one.name}  ${value(one.from)} → ${value(one.to)}`),
    ...listLines('slot', slots),
    ...listLines('route', prefixes),
    ...files.map(fileLine),
    `${unchanged} ${unchanged === 1 ? 'file is' : 'files are'} the same.`,
  ]
}

function listLines(word: string, { added, removed }: { added: string[]; removed: string[] }): string[] {
  return [...added.map((one) => `${word.padEnd(8)}  + ${one}`), ...removed.map((one) => `${word.padEnd(8)}  - ${one}`)]
}

function fileLine({ kind, file, from, to }: FileChange): string {
  const before = from?.brotli ?? from?.size ?? 0
  const after = to?.brotli ?? to?.size ?? 0
  return `${MARK[kind]} ${file}  ${from === null ? '' : `${bytes(before)} → `}${to === null ? 'gone' : bytes(after)} (${signed(after - before)})`
}

const bytes = (count: number): string => (count < 1_024 ? `${count} B` : `${(count / 1_024).toFixed(1)} kB`)
const signed = (count: number): string => `${count < 0 ? '−' : '+'}${bytes(Math.abs(count))}`
