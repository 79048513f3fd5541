/** Consequences of a step as sentences. Pure. */
import { SHELL_NAME } from '@lantern/contract/boot'
import type { RemoteLine, RemoteScope, RemoteState } from '../registry/remote-line.ts'
import type { Language } from '../texts/define-messages.ts'
import { rolloutMessages } from './consequences.messages.ts'

/** @param before undefined = nothing was live */
export function consequencesOf(
  { name, environment }: RemoteScope,
  before: RemoteState | undefined,
  after: RemoteLine,
  language: Language = 'en',
): string[] {
  const words = rolloutMessages[language]
  const where = words.where({ name, environment })
  const { version } = after
  if (before === undefined) return [words.first({ where, version })]
  const sentences: string[] = []
  const move = { where, from: before.version, to: version }
  if (version !== before.version)
    sentences.push(after.canary === null ? words.everybody(move) : words.everybodyElse(move))
  sentences.push(...canarySentences(where, before, after, language))
  if (after.withdrew.length > 0) sentences.push(words.withdrawn({ versions: after.withdrew }))
  if (after.off && !before.off)
    sentences.push(name === SHELL_NAME ? words.ownShells({ where }) : words.closed({ where }))
  if (!after.off && before.off) sentences.push(words.open({ where, version }))
  for (const one of added(before.revoked, after.revoked)) sentences.push(words.revoked({ name, version: one }))
  for (const one of added(after.revoked, before.revoked)) sentences.push(words.allowed({ name, version: one }))
  if (after.pinned && !before.pinned) sentences.push(words.held({ where, version }))
  if (!after.pinned && before.pinned) sentences.push(words.free({ where, version }))
  if (after.pinned && before.pinned) sentences.push(words.stillPinned({ where, version }))
  if (after.off && before.off) sentences.push(words.stillOff({ where }))
  const [fallback] = after.kept
  if (version !== before.version) sentences.push(...fallbackSentence(name, fallback, language))
  return sentences
}

/** A shell has no fallback on the device: pages are made by edges. */
function fallbackSentence(name: string, version: string | undefined, language: Language): string[] {
  const words = rolloutMessages[language]
  if (name === SHELL_NAME) return [version === undefined ? words.noOlderShell : words.olderShell({ version })]
  return [version === undefined ? words.noFallback : words.fallsBack({ version })]
}

function canarySentences(where: string, before: RemoteState, after: RemoteState, language: Language): string[] {
  const words = rolloutMessages[language]
  const { version } = after
  if (after.canary === null) {
    if (before.canary === null || before.canary.version === version) return []
    return [words.canaryEnds({ canary: before.canary.version, percent: before.canary.percent, version })]
  }
  const { version: canary, percent } = after.canary
  if (before.canary === null) return [words.canaryBegins({ where, percent, canary, version })]
  if (before.canary.version !== canary) return [words.canaryAnew({ from: before.canary.version, to: canary, percent })]
  if (before.canary.percent === percent) return []
  const change = { version: canary, from: before.canary.percent, to: percent }
  return [percent > before.canary.percent ? words.canaryWidens(change) : words.canaryNarrows(change)]
}

function added(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((one) => !before.includes(one))
}
