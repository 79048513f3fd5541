/** Makes a chaos link: which files of a remote fail, how, how long; then shows the link and its code once. */
import { FAULT_KINDS, FILE_CLASSES, HOW_OFTEN } from '@lantern/contract/faults'
import { fileFaultsSchema, writeFaults } from '@lantern/contract/override'
import { html } from '@remix-run/html-template'
import * as v from 'valibot'
import type { OverrideAnswer } from '../../../overrides/override-service.ts'
import type { RemoteScope } from '../../../registry/remote-line.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { environmentOf } from '../../parts/environments.ts'
import { formToken, selectField, textField } from '../../parts/form.ts'
import type { Form, View, Visit } from '../../parts/visit.ts'
import { reasonOf, refusalPanel } from '../../steps/confirm-view.ts'
import { stepMessages } from '../../steps/step.messages.ts'
import { madeView, type OverridePageParts, originOf, upOf } from './make-link.page.ts'
import { overridesMessages } from './overrides.messages.ts'

const MINUTES = ['10', '30', '60', '240']
const USUAL_MINUTES = '30'

type Refused = Extract<OverrideAnswer, { kind: 'refused' }>
type Wrong = { site?: boolean; reason?: boolean; refused?: Refused }

export function makeChaosPages(frame: ConsoleFrame, { registry, overrides, edgePort }: OverridePageParts): void {
  const here = `http://localhost:${edgePort}`

  async function formView(visit: Visit, scope: RemoteScope, form: Form = {}, wrong: Wrong = {}): Promise<View | null> {
    const { live } = await registry.current(scope.environment)
    if (!live.some(({ name }) => name === scope.name)) return null
    return {
      title: overridesMessages[visit.language].chaosOf(scope),
      up: upOf(visit, scope),
      status: wrong.refused !== undefined ? 422 : wrong.site || wrong.reason ? 400 : 200,
      body: chaosForm(visit, scope, { site: here, ...form }, wrong),
    }
  }

  frame.page('/remotes/:name/chaos', 'override', (visit, { name = '' }, query) =>
    formView(visit, { name, environment: environmentOf(query) }),
  )

  frame.step('/remotes/:name/chaos', 'override', async (visit, { name = '' }, form) => {
    const scope = { name, environment: environmentOf(form) }
    const reason = reasonOf(form)
    const site = originOf(form.site ?? here)
    const faults = v.safeParse(fileFaultsSchema, [{ of: form.class, fault: form.fault, often: form.often }])
    // Only a form that is not ours names other faults.
    if (!faults.success) return null
    if (site === null || reason === null)
      return formView(visit, scope, form, { site: site === null, reason: reason === null })
    const forMs = Number(form.minutes ?? USUAL_MINUTES) * 60_000
    const order = { ...scope, faults: faults.output, forMs, reason, actor: visit.grant.name }
    const answer = await overrides.makeChaos(order)
    if (answer.kind === 'refused') return formView(visit, scope, form, { refused: answer })
    const title = overridesMessages[visit.language].madeChaos({ name, faults: writeFaults(faults.output) })
    return madeView(visit, scope, { title, site, answer })
  })
}

function chaosForm(visit: Visit, scope: RemoteScope, form: Form, wrong: Wrong) {
  const words = overridesMessages[visit.language]
  const steps = stepMessages[visit.language]
  const choices = (list: readonly string[], said: (one: string) => string) =>
    list.map((one) => [one, said(one)] as const)
  return html`${wrong.refused === undefined ? null : refusalPanel(visit, words.refused, wrong.refused.refusals)}
<form method="post" action="/remotes/${encodeURIComponent(scope.name)}/chaos" class="card" data-fill>${formToken(visit)}<input type="hidden" name="environment" value="${scope.environment}">
${selectField({ name: 'class', label: words.fileClass, value: form.class ?? 'chunk', hint: words.fileClassHint, choices: choices(FILE_CLASSES, (one) => words.classOf({ of: one })) })}
${selectField({ name: 'fault', label: words.fault, value: form.fault ?? 'hang', choices: choices(FAULT_KINDS, (one) => words.faultOf({ fault: one })) })}
${selectField({ name: 'often', label: words.often, value: form.often ?? 'always', choices: choices(HOW_OFTEN, (one) => (one === 'once' ? words.once1 : words.always)) })}
${selectField({ name: 'minutes', label: words.hours, value: form.minutes ?? USUAL_MINUTES, choices: choices(MINUTES, (one) => words.minute({ minutes: Number(one) })) })}
${textField({ name: 'site', label: words.site, value: form.site ?? '', required: true, maxLength: 200, hint: words.siteHint, error: wrong.site ? words.wrongSite : undefined })}
${textField({ name: 'reason', label: steps.reason, value: form.reason ?? '', required: true, maxLength: 300, hint: steps.reasonHint, error: wrong.reason ? steps.reasonMissing : undefined })}
<div class="steps"><button class="button" data-kind="primary">${words.create}</button><a class="button" href="${upOf(visit, scope).address}">${steps.cancel}</a></div></form>`
}
