/** Executes rollout steps: the rules' decision is written in the transaction that read their input. */
import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import { inTurn, nextRevision } from '../database/revision.ts'
import type { Schema } from '../database/schema.ts'
import { createRegistry } from '../registry/registry.repository.ts'
import { type Canary, lineOf, type RemoteScope } from '../registry/remote-line.ts'
import type { Language } from '../texts/define-messages.ts'
import type { Refusal } from '../texts/refusal.rules.ts'
import { consequencesOf } from './consequences.rules.ts'
import { pairRefusals } from './pairs.ts'
import { decide, type Outcome, refused, type Step } from './rollout.rules.ts'

export type StepAnswer =
  | {
      kind: 'done'
      step: Step['kind']
      name: string
      environment: string
      revision: number
      /** The version served outside the canary. */
      live: string
      canary: Canary | null
      /** The whole remote is switched off. */
      off: boolean
      /** Versions that are switched off. */
      revoked: readonly string[]
      /** Consequences, one sentence each. */
      sentences: string[]
    }
  | { kind: 'unchanged' | 'withdrawn' | 'held'; name: string; environment: string; live: string }
  | { kind: 'refused'; refusals: Refusal[] }

export type PlanAnswer = { kind: 'plan'; sentences: string[] } | Exclude<StepAnswer, { kind: 'done' }>

/** What the audit log keeps of a step. `at`: default now. */
type AuditNote = { readonly reason: string; readonly actor: string; readonly at?: Date }

export type RolloutService = {
  take(scope: RemoteScope, step: Step, note: AuditNote): Promise<StepAnswer>
  /** The result that `take` would have; changes nothing. */
  plan(scope: RemoteScope, step: Step, language?: Language): Promise<PlanAnswer>
}

/** @param nowMs the clock; replaced by tests only */
export function createRolloutService(db: Database, nowMs: () => number = Date.now): RolloutService {
  return {
    async take(scope, step, note) {
      const answer = await inTurn(db, (trx) => takeIn(trx, scope, step, { ...note, at: new Date(nowMs()) }))
      if (answer.kind === 'refused') await noteRefusal(db, scope, step, note, answer.refusals)
      return answer
    },
    async plan(scope, step, language) {
      const { outcome, before, misfits } = await outcomeOf(db, scope, step)
      if (outcome.kind !== 'line') return withoutLine(scope, step, outcome)
      if (misfits.length > 0) return { kind: 'refused', refusals: misfits }
      return { kind: 'plan', sentences: consequencesOf(scope, before, outcome.line, language) }
    },
  }
}

/** One step in an open transaction: a publish runs it together with its build. */
export async function takeIn(
  trx: Transaction<Schema>,
  scope: RemoteScope,
  step: Step,
  note: AuditNote,
): Promise<StepAnswer> {
  const { outcome, before, misfits } = await outcomeOf(trx, scope, step)
  if (outcome.kind !== 'line') return withoutLine(scope, step, outcome)
  if (misfits.length > 0) return { kind: 'refused', refusals: misfits }
  const { line } = outcome
  const revision = await nextRevision(trx)
  await createRegistry(trx).insertLine({ revision, ...scope, line, ...note })
  const sentences = consequencesOf(scope, before, line)
  const { version: live, canary, off, revoked } = line
  return { kind: 'done', step: step.kind, ...scope, revision, live, canary, off, revoked, sentences }
}

async function outcomeOf(db: Database | Transaction<Schema>, scope: RemoteScope, step: Step) {
  const registry = createRegistry(db)
  const history = (await registry.history(scope.name, scope.environment)).map(lineOf)
  const builds = new Set((await registry.builds(scope.name)).map(({ version }) => version))
  const newSalt = randomBytes(8).toString('hex')
  const environments = await registry.environments()
  const outcome: Outcome = environments.includes(scope.environment)
    ? decide(step, { ...scope, history, builds, newSalt })
    : refused((words) => words.noEnvironment({ environment: scope.environment, known: environments.join(', ') }))
  const [before] = history
  const misfits = outcome.kind === 'line' ? await pairRefusals(registry, scope, before, outcome.line) : []
  return { outcome, before, misfits }
}

function withoutLine(
  scope: RemoteScope,
  step: Step,
  outcome: Exclude<Outcome, { kind: 'line' }>,
): Exclude<StepAnswer, { kind: 'done' }> {
  if (outcome.kind !== 'refused') return { ...scope, ...outcome }
  return { kind: 'refused', refusals: [{ rule: step.kind, what: outcome.what, fix: outcome.fix, zh: outcome.zh }] }
}

async function noteRefusal(
  db: Database,
  scope: RemoteScope,
  step: Step,
  note: AuditNote,
  refusals: Refusal[],
): Promise<void> {
  const version = ('version' in step && step.version) || ''
  const detail = `${note.reason}: ${refusals.map(({ what }) => what).join(' ')}`
  const fact = { ...scope, actor: note.actor, action: step.kind, version, detail }
  await createRegistry(db).audit({ ...fact, outcome: 'refused' })
}
