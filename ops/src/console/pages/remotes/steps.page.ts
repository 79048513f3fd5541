/** Rollout steps: choose, preview, give a reason, execute. */
import { html, type SafeHtml } from '@remix-run/html-template'
import * as v from 'valibot'
import type { RemoteScope } from '../../../registry/remote-line.ts'
import { STEP_RIGHT, STEPS, stepSchema } from '../../../rollout/rollout.routes.ts'
import type { Step } from '../../../rollout/rollout.rules.ts'
import type { RolloutService } from '../../../rollout/rollout-service.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { remoteAddress } from '../../parts/address.ts'
import { environmentOf } from '../../parts/environments.ts'
import { selectField, textField } from '../../parts/form.ts'
import type { Form, Moved, Params, View, Visit } from '../../parts/visit.ts'
import { confirmView, reasonOf, refusalPanel } from '../../steps/confirm-view.ts'
import { stepMessages } from '../../steps/step.messages.ts'
import { remotesMessages } from './remotes.messages.ts'
import type { RemotePageParts } from './remotes.page.ts'

type Kind = keyof typeof STEPS
type Order = { visit: Visit; scope: RemoteScope; kind: Kind; given: Params }

export function stepPages(
  frame: ConsoleFrame,
  { registry, rollout }: RemotePageParts & { rollout: RolloutService },
): void {
  for (const kind of Object.keys(STEPS) as Kind[]) {
    const path = `/remotes/:name/steps/${kind}`
    frame.page(path, STEP_RIGHT[kind], async (visit, { name = '' }, query) => {
      const order = { visit, scope: { name, environment: environmentOf(query) }, kind, given: query }
      const step = stepOf(order)
      if (step === null) return choiceView(order, await registry.builds(name))
      return planView(order, step, rollout)
    })

    frame.step(path, STEP_RIGHT[kind], async (visit, { name = '' }, form) => {
      const order = { visit, scope: { name, environment: environmentOf(form) }, kind, given: form }
      const step = stepOf(order)
      const reason = reasonOf(form)
      if (step === null) return choiceView(order, await registry.builds(name))
      if (reason === null)
        return planView(order, step, rollout, { form, reasonError: stepMessages[visit.language].reasonMissing })
      return taken(order, step, reason, rollout)
    })
  }
}

/** Null when a choice is missing. */
function stepOf({ kind, given }: Order): Step | null {
  const { version, percent } = given
  const step = v.safeParse(stepSchema, {
    kind,
    ...(version ? { version } : {}),
    ...(percent ? { percent: Number(percent) } : {}),
  })
  return step.success ? (step.output as Step) : null
}

function titleOf({ visit, scope, kind, given }: Order): string {
  const words = remotesMessages[visit.language]
  const step = words.stepTitles[kind]
  return words.ofRemote({
    name: scope.name,
    step: given.version ? words.ofVersion({ step, version: given.version }) : step,
  })
}

const upOf = ({ scope }: Order) => ({ address: remoteAddress(scope), text: scope.name })

/** Form for the version and the share. */
function choiceView(order: Order, builds: readonly { version: string }[]): View {
  const { visit, scope, given } = order
  const words = remotesMessages[visit.language]
  const isWrong = order.kind === 'canary' && given.percent !== undefined
  const choices = builds.map(({ version }) => [version, version] as const)
  const fields: SafeHtml = html`${selectField({ name: 'version', label: words.version, value: given.version ?? '', choices })}
${order.kind !== 'canary' ? null : textField({ name: 'percent', label: words.percent, value: given.percent ?? '5', type: 'number', step: '0.1', required: true, hint: words.percentHint, error: isWrong ? words.percentHint : undefined })}`
  return {
    title: titleOf(order),
    up: upOf(order),
    status: isWrong ? 400 : 200,
    body: html`<form method="get" action="${remoteAddress(scope, `/steps/${order.kind}`)}" class="card" data-fill>${environmentField(scope)}${fields}
<div class="steps"><button class="button" data-kind="primary">${words.preview}</button><a class="button" href="${upOf(order).address}">${stepMessages[visit.language].cancel}</a></div></form>`,
  }
}

function environmentField({ environment }: RemoteScope): SafeHtml {
  return html`<input type="hidden" name="environment" value="${environment}">`
}

/** Preview of the step, with the form for the reason. */
async function planView(
  order: Order,
  step: Step,
  rollout: RolloutService,
  rest: { form?: Form; reasonError?: string } = {},
): Promise<View> {
  const { visit, scope, kind, given } = order
  const plan = await rollout.plan(scope, step, visit.language)
  if (plan.kind !== 'plan') return nothingToDo(order, plan.kind === 'refused' ? plan.refusals : null)
  return confirmView(visit, {
    title: titleOf(order),
    up: upOf(order),
    action: `/remotes/${encodeURIComponent(scope.name)}/steps/${kind}`,
    sentences: plan.sentences,
    button: titleOf(order),
    kind: kind === 'kill' || kind === 'rollback' ? 'danger' : 'primary',
    hidden: { version: given.version, percent: given.percent, environment: scope.environment },
    ...rest,
  })
}

function nothingToDo(order: Order, refusals: Parameters<typeof refusalPanel>[2] | null): View {
  const { visit } = order
  const words = stepMessages[visit.language]
  const panel =
    refusals === null
      ? html`<p class="card empty">${remotesMessages[visit.language].soAlready}</p>`
      : refusalPanel(visit, words.refused, refusals)
  return {
    title: titleOf(order),
    up: upOf(order),
    status: refusals === null ? 200 : 422,
    body: html`<div class="narrow">${panel}<a class="button" href="${upOf(order).address}">${words.cancel}</a></div>`,
  }
}

async function taken(order: Order, step: Step, reason: string, rollout: RolloutService): Promise<View | Moved> {
  const { visit, scope } = order
  const words = remotesMessages[visit.language]
  // Planned again before execution, in the user's language; the result differs only if someone else was faster.
  const plan = await rollout.plan(scope, step, visit.language)
  const answer = await rollout.take(scope, step, { reason, actor: visit.grant.name })
  if (answer.kind === 'refused') return nothingToDo(order, answer.refusals)
  const to = remoteAddress(scope)
  if (answer.kind !== 'done') return { to, notice: words.soAlready }
  const [sentence = ''] = plan.kind === 'plan' ? plan.sentences : answer.sentences
  return { to, notice: words.done({ revision: answer.revision, sentence }) }
}
