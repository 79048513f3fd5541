/** Whether a shell and a remote's build run together: what the build imports, shares, fills and was made for. Pure. */
import type { RemoteBuild } from '@lantern/contract/remote-build'
import { type Refusal, refusal, type Sentences } from '../../../texts/refusal.rules.ts'
import type { ShellToFit } from '../../candidate/candidate.rules.ts'
import { contractFit } from '../shells/contract.rules.ts'
import { namesMissing } from '../shells/exports.rules.ts'
import { isMet } from '../shells/share.rules.ts'
import { needsMessages } from './needs.messages.ts'

type Say = (words: (typeof needsMessages)['en']) => Sentences

/** @returns one refusal for each need that the shell does not meet; each names both */
export function unmetNeeds({ shell, provides }: ShellToFit, build: RemoteBuild): Refusal[] {
  const pair = { remote: `${build.name} ${build.version}`, shell }
  const because = (rule: string, say: Say): Refusal => refusal(rule, needsMessages, say)
  const refusals: Refusal[] = []
  if (contractFit(build.contractVersion, provides) !== 'fits') {
    const { oldestContract: oldest, contractVersion: newest } = provides
    refusals.push(
      because('contract', (words) => words.contract({ ...pair, made: build.contractVersion, oldest, newest })),
    )
  }
  for (const slot of build.slots)
    if (!provides.slots.includes(slot)) refusals.push(because('slot', (words) => words.slot({ ...pair, slot })))
  for (const [name, range] of Object.entries(build.shared)) {
    const has = Object.hasOwn(provides.shared, name) ? provides.shared[name] : undefined
    if (has === undefined) refusals.push(because('share', (words) => words.noPackage({ ...pair, name })))
    else if (!isMet(has, range)) refusals.push(because('share', (words) => words.range({ ...pair, name, range, has })))
  }
  for (const [from, wanted] of Object.entries(build.imports ?? {})) {
    const missing = namesMissing(provides, from, wanted)
    const names = missing.join(', ')
    if (missing.length > 0) refusals.push(because('export', (words) => words.names({ ...pair, names, from })))
  }
  return refusals
}
