/** Runs a rollout step at the terminal: show the plan, confirm, execute, report. */
import type { Step } from '../../rollout/rollout.rules.ts'
import type { PlanAnswer, StepAnswer } from '../../rollout/rollout-service.ts'
import { CliError } from './cli-error.ts'
import type { Call, VerbOptions } from './verb.ts'

/** For verbs of one environment. */
export const ENVIRONMENT_OPTION = {
  environment: { type: 'string', value: 'NAME', help: 'environment; default production' },
} as const

type Order = { name: string; step: Step; reason: string; environment?: string }

export async function takeStep(
  { service, say, confirm }: Pick<Call<VerbOptions>, 'service' | 'say' | 'confirm'>,
  { name, step, reason, environment }: Order,
): Promise<void> {
  const address = `/api/remotes/${encodeURIComponent(name)}`
  const plan = await service.post<PlanAnswer>(`${address}/plan`, { ...step, environment })
  if (plan.kind !== 'plan') return say(nothingDone(plan))
  await confirm(plan.sentences, name)
  const answer = await service.post<StepAnswer>(`${address}/${step.kind}`, { ...step, reason, environment })
  say(answer.kind === 'done' ? `Done, revision ${answer.revision}. ${stateWords(answer)}` : nothingDone(answer))
}

/** Parses the share of a canary. @throws CliError when it is invalid */
export function percentOf(text: string): number {
  const percent = Number(text.replace(/%$/, ''))
  if (!/^\d{1,3}(?:\.\d)?%?$/.test(text) || percent > 100)
    throw new CliError(`"${text}" is not a percentage: write 5 or 0.5, from 0 to 100 in steps of 0.1.`)
  return percent
}

/** The live versions in one line. */
export function stateWords(answer: Extract<StepAnswer, { kind: 'done' }>): string {
  const { name, environment, live, canary, off, revoked } = answer
  const where = `${name} in ${environment}`
  const some = canary === null ? '' : `, ${canary.version} for ${canary.percent} %`
  const gone = revoked.length === 0 ? '' : ` Off: ${revoked.join(', ')}.`
  return off ? `${where}: off; ${live}${some} when it is revived.${gone}` : `${where}: ${live}${some}.${gone}`
}

function nothingDone(answer: Exclude<StepAnswer, { kind: 'done' }>): string {
  if (answer.kind === 'refused') return answer.refusals.map(({ what, fix }) => `${what} ${fix}`).join('\n')
  return `${answer.name} in ${answer.environment} is so already; live is ${answer.live}.`
}
