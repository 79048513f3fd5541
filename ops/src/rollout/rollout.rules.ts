/** The effect of each rollout step on a remote in one environment. Pure: from its history to the next line, or to a refusal. */
import type { RemoteLine, RemoteState } from '../registry/remote-line.ts'
import type { Sentences } from '../texts/refusal.rules.ts'
import { rolloutRefusals } from './refusals.messages.ts'
import { isWithdrawn, keptOf, rollbackTarget } from './withdrawn.rules.ts'

export type Step =
  /** A build was published; with a percentage as a canary. */
  | { readonly kind: 'publish'; readonly version: string; readonly percent?: number }
  /** Starts a canary, changes its share, or restarts it with another version. */
  | { readonly kind: 'canary'; readonly version: string; readonly percent: number }
  /** Releases the canary or a named version to all. */
  | { readonly kind: 'promote'; readonly version?: string }
  | { readonly kind: 'pin'; readonly version?: string }
  | { readonly kind: 'unpin' }
  /** Ends the canary, or restores the version before. `away`: only if that version is still live. */
  | { readonly kind: 'rollback'; readonly version?: string; readonly away?: string }
  /** Switches off a version or the whole remote. */
  | { readonly kind: 'kill'; readonly version?: string }
  | { readonly kind: 'revive'; readonly version?: string }

export type Facts = {
  readonly name: string
  readonly environment: string
  /** Newest first. */
  readonly history: readonly RemoteLine[]
  /** Versions ever published. */
  readonly builds: ReadonlySet<string>
  /** Salt for a new canary. */
  readonly newSalt: string
}

export type Outcome =
  | { readonly kind: 'line'; readonly line: RemoteLine }
  /** No change needed. */
  | { readonly kind: 'unchanged'; readonly live: string }
  /** Rolled back before, and not named again since (decision 0010). */
  | { readonly kind: 'withdrawn'; readonly live: string }
  /** Published, but the remote is pinned to another version. */
  | { readonly kind: 'held'; readonly live: string }
  | ({ readonly kind: 'refused'; readonly zh: Sentences } & Sentences)

export function decide(step: Step, facts: Facts): Outcome {
  const now = facts.history[0]
  if (step.kind === 'publish') return published(step, facts, now)
  if (now === undefined) return refused((words) => words.notLive(facts))
  const { name } = facts
  const asked = 'version' in step ? step.version : undefined
  if (asked !== undefined && !facts.builds.has(asked))
    return refused((words) => words.noBuild({ name, version: asked }))
  switch (step.kind) {
    case 'canary':
      return cut('canary', step, facts, now)
    case 'promote':
      return promoted(step.version, facts, now)
    case 'pin':
      return pinned(step.version, facts, now)
    case 'unpin':
      if (!now.pinned) return refused((words) => words.notPinned(facts))
      return next('unpin', facts, now, { pinned: false })
    case 'rollback':
      return rolledBack(step, facts, now)
    case 'kill':
      return step.version === undefined ? switchedOff(facts, now) : versionKilled(step.version, facts, now)
    case 'revive':
      return revived(step.version, facts, now)
  }
}

function published(
  { version, percent }: Extract<Step, { kind: 'publish' }>,
  facts: Facts,
  now: RemoteLine | undefined,
): Outcome {
  if (now === undefined) {
    if (percent !== undefined) return refused((words) => words.firstAsCanary(facts))
    const first = { version, kept: [], canary: null, salt: '', pinned: false, off: false, revoked: [] }
    return { kind: 'line', line: { ...first, kind: 'publish', from: null, withdrew: [] } }
  }
  if (now.version === version) return { kind: 'unchanged', live: version }
  if (now.canary?.version === version && (percent === undefined || percent === now.canary.percent))
    return { kind: 'unchanged', live: now.version }
  if (now.revoked.includes(version) || isWithdrawn(facts.history, version))
    return { kind: 'withdrawn', live: now.version }
  if (now.pinned) return { kind: 'held', live: now.version }
  if (percent !== undefined) return cut('publish', { version, percent }, facts, now)
  return next('publish', facts, now, { version, canary: null, salt: '' })
}

function cut(
  kind: 'canary' | 'publish',
  { version, percent }: { version: string; percent: number },
  facts: Facts,
  now: RemoteLine,
): Outcome {
  const why = hindrance(version, facts, now)
  if (why !== null) return why
  if (version === now.version) return refused((words) => words.everybodyHasIt({ name: facts.name, version }))
  const { canary } = now
  if (canary?.version === version && canary.percent === percent) return { kind: 'unchanged', live: now.version }
  // A changed share keeps the salt, and with it the visitors included.
  return next(kind, facts, now, { canary: { version, percent }, salt: canary === null ? facts.newSalt : now.salt })
}

function promoted(asked: string | undefined, facts: Facts, now: RemoteLine): Outcome {
  const version = asked ?? now.canary?.version
  if (version === undefined) return refused((words) => words.noCanary(facts))
  const why = hindrance(version, facts, now)
  if (why !== null) return why
  const { canary } = now
  if (canary !== null && canary.version !== version)
    return refused((words) =>
      words.canaryBeforePromote({ name: facts.name, canary: canary.version, percent: canary.percent }),
    )
  if (version === now.version) return { kind: 'unchanged', live: version }
  return next('promote', facts, now, { version, canary: null, salt: '' })
}

function pinned(asked: string | undefined, facts: Facts, now: RemoteLine): Outcome {
  const version = asked ?? now.version
  const { canary } = now
  if (canary !== null)
    return refused((words) =>
      words.canaryBeforePin({ name: facts.name, canary: canary.version, percent: canary.percent }),
    )
  if (now.revoked.includes(version)) return revokedWords(version, facts)
  if (now.pinned && version === now.version) return { kind: 'unchanged', live: version }
  return next('pin', facts, now, { version, pinned: true })
}

function rolledBack(
  { version: asked, away }: Extract<Step, { kind: 'rollback' }>,
  facts: Facts,
  now: RemoteLine,
): Outcome {
  if (away !== undefined && away !== now.canary?.version && (now.canary !== null || away !== now.version))
    return { kind: 'unchanged', live: now.version }
  const version = asked ?? (now.canary === null ? rollbackTarget(now, facts.history) : now.version)
  if (version === null) return refused((words) => words.noEarlier({ name: facts.name, version: now.version }))
  if (version === now.version && now.canary === null)
    return refused((words) => words.liveAlready({ name: facts.name, version }))
  if (version === now.canary?.version) return refused((words) => words.isCanary({ name: facts.name, version }))
  if (now.revoked.includes(version)) return revokedWords(version, facts)
  const withdrew = [
    ...(version === now.version ? [] : [now.version]),
    ...(now.canary === null ? [] : [now.canary.version]),
  ]
  return next('rollback', facts, now, { version, canary: null, salt: '' }, withdrew)
}

function switchedOff(facts: Facts, now: RemoteLine): Outcome {
  if (now.off) return { kind: 'unchanged', live: now.version }
  return next('kill', facts, now, { off: true })
}

function versionKilled(version: string, facts: Facts, now: RemoteLine): Outcome {
  if (now.revoked.includes(version)) return { kind: 'unchanged', live: now.version }
  const target = version === now.version ? rollbackTarget(now, facts.history) : now.version
  if (target === null) return refused((words) => words.noOther({ name: facts.name, version }))
  const isOver = now.canary === null || now.canary.version === version || now.canary.version === target
  const change = {
    version: target,
    ...(isOver ? { canary: null, salt: '' } : {}),
    revoked: [version, ...now.revoked],
  }
  return next('kill', facts, now, change, [version])
}

function revived(version: string | undefined, facts: Facts, now: RemoteLine): Outcome {
  if (version === undefined) {
    if (now.off) return next('revive', facts, now, { off: false })
    return refused((words) => words.notOff(facts))
  }
  if (now.revoked.includes(version))
    return next('revive', facts, now, { revoked: now.revoked.filter((one) => one !== version) })
  return refused((words) => words.versionNotOff({ name: facts.name, version }))
}

/** The obstacle to releasing a version, if any. */
function hindrance(version: string, facts: Facts, now: RemoteState): Outcome | null {
  if (now.pinned) return refused((words) => words.pinned({ ...facts, version: now.version }))
  return now.revoked.includes(version) ? revokedWords(version, facts) : null
}

function next(
  kind: RemoteLine['kind'],
  { history }: Facts,
  now: RemoteLine,
  change: Partial<RemoteState>,
  withdrew: readonly string[] = [],
): Outcome {
  const { version, canary, salt, pinned, off, revoked } = { ...now, ...change }
  const from = version === now.version ? null : now.version
  const line: RemoteLine = { kind, version, from, withdrew, canary, salt, pinned, off, revoked, kept: [] }
  return { kind: 'line', line: { ...line, kept: keptOf(line, [line, ...history]) } }
}

function revokedWords(version: string, { name }: Facts): Outcome {
  return refused((words) => words.isOff({ name, version }))
}

/** A refusal in both languages. */
export function refused(say: (words: (typeof rolloutRefusals)['en']) => Sentences): Outcome {
  return { kind: 'refused', ...say(rolloutRefusals.en), zh: say(rolloutRefusals.zh) }
}
