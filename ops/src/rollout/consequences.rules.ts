/** What a step will change, in sentences for the person who is about to do it. Pure. */
import type { Place, RemoteLine, RemoteState } from '../registry/remote-line.ts'
import { canaryWords } from './rollout.rules.ts'

/** @param before undefined = nothing was live */
export function consequencesOf(
  { name, environment }: Place,
  before: RemoteState | undefined,
  after: RemoteLine,
): string[] {
  const where = `${name} in ${environment}`
  if (before === undefined) return [`${where}: ${after.version} becomes live for everybody.`]
  const sentences: string[] = []
  const rest = after.canary === null ? 'everybody' : 'everybody else'
  if (after.version !== before.version)
    sentences.push(`${where}: ${rest} goes from ${before.version} to ${after.version}.`)
  sentences.push(...canarySentences(where, before, after))
  if (after.withdrew.length > 0)
    sentences.push(
      `${list(after.withdrew)} ${after.withdrew.length === 1 ? 'stays' : 'stay'} withdrawn until somebody names ${after.withdrew.length === 1 ? 'it' : 'them'}.`,
    )
  if (after.off && !before.off)
    sentences.push(`${where} is closed at once on every page: members see the closed panel, and none of its code runs.`)
  if (!after.off && before.off) sentences.push(`${where} is open again with ${after.version}.`)
  for (const version of after.revoked.filter((one) => !before.revoked.includes(one)))
    sentences.push(
      `${name} ${version} runs nowhere any more, not even where a device remembers it as its last good one.`,
    )
  for (const version of before.revoked.filter((one) => !after.revoked.includes(one)))
    sentences.push(`${name} ${version} is allowed again; nobody gets it until it is promoted.`)
  if (after.pinned && !before.pinned)
    sentences.push(`${where} is held at ${after.version}: publishing does not replace it until \`unpin\`.`)
  if (!after.pinned && before.pinned) sentences.push(`${where} is free: the next publish replaces ${after.version}.`)
  if (after.pinned && before.pinned) sentences.push(`${where} stays pinned, now to ${after.version}.`)
  if (after.off && before.off) sentences.push(`${where} stays switched off.`)
  const [fallback] = after.kept
  if (after.version !== before.version)
    sentences.push(
      fallback === undefined
        ? 'Nothing older is left to fall back to.'
        : `A device on which it fails falls back to ${fallback}.`,
    )
  return sentences
}

function canarySentences(where: string, before: RemoteState, after: RemoteState): string[] {
  if (after.canary === null) {
    if (before.canary === null || before.canary.version === after.version) return []
    return [`The canary ends: ${canaryWords(before.canary)}. Its visitors get ${after.version}.`]
  }
  if (before.canary === null)
    return [
      `${where}: ${after.canary.percent} % of the visitors get ${after.canary.version}, the rest stays on ${after.version}.`,
    ]
  if (before.canary.version !== after.canary.version)
    return [
      `The canary is cut anew: ${after.canary.version} instead of ${before.canary.version}, for ${after.canary.percent} %; the same visitors first.`,
    ]
  if (before.canary.percent === after.canary.percent) return []
  const verb = after.canary.percent > before.canary.percent ? 'widens' : 'narrows'
  return [`The canary ${after.canary.version} ${verb} from ${before.canary.percent} % to ${after.canary.percent} %.`]
}

function list(versions: readonly string[]): string {
  return versions.join(' and ')
}
