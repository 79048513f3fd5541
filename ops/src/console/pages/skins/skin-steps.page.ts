/** Skin steps: activate, schedule, cancel, revert, preview. */
import { SKIN_PREVIEW_QUERY } from '@lantern/contract/skins-document'
import { html } from '@remix-run/html-template'
import * as v from 'valibot'
import { percentSchema } from '../../../rollout/percent.ts'
import type { SkinService, SkinShowAnswer } from '../../../skins/skin-service.ts'
import { consequenceMessages } from '../../../texts/consequences.messages.ts'
import { inSiteTime, siteTimeOf } from '../../../times/site-time.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { addressOf } from '../../parts/address.ts'
import { environmentOf, environmentWord } from '../../parts/environments.ts'
import { formToken, textField } from '../../parts/form.ts'
import type { Form, Moved, View, Visit } from '../../parts/visit.ts'
import { type Confirm, confirmView, reasonOf } from '../../steps/confirm-view.ts'
import { stepMessages } from '../../steps/step.messages.ts'
import { skinsMessages } from './skins.messages.ts'
import { type SkinPageParts, timesOf } from './skins.page.ts'

const PREVIEW_HOURS = 24

/** Parsed form: the step, or an invalid field. */
type Order = { code: string; percent: number; fromMs: number; toMs: number }
type Wrong = { field: 'percent' | 'from' | 'to' }

export function skinStepPages(frame: ConsoleFrame, { skins: service, edgePort }: SkinPageParts): void {
  for (const kind of ['activate', 'schedule'] as const) {
    frame.page(`/skin/steps/${kind}`, 'skin', async (visit, _params, query) => {
      if (!(await isOnShelf(service, query.code))) return null
      return query.percent === undefined ? choiceView(visit, kind, query) : orderView(visit, kind, query)
    })
    frame.step(`/skin/steps/${kind}`, 'skin', async (visit, _params, form) => {
      const order = orderOf(visit, kind, form)
      const reason = reasonOf(form)
      if ('field' in order) return choiceView(visit, kind, form, order)
      if (reason === null) return orderView(visit, kind, form, missing(visit, form))
      const told = { ...order, reason, actor: visit.grant.name, environment: environmentOf(form) }
      const answer = kind === 'activate' ? await service.activate(told) : await service.schedule(told)
      return after(visit, answer, form) ?? orderView(visit, kind, form, { form, refusals: refusalsOf(answer) })
    })
  }

  frame.page('/skin/steps/cancel', 'skin', (visit, _params, query) => cancelView(visit, service, query))
  frame.step('/skin/steps/cancel', 'skin', async (visit, _params, form) => {
    const reason = reasonOf(form)
    if (reason === null) return cancelView(visit, service, form, missing(visit, form))
    const answer = await service.cancel(Number(form.plan), {
      reason,
      actor: visit.grant.name,
      environment: environmentOf(form),
    })
    return after(visit, answer, form) ?? cancelView(visit, service, form, { form, refusals: refusalsOf(answer) })
  })

  frame.page('/skin/steps/revert', 'skin', (visit, _params, query) => revertView(visit, service, query))
  frame.step('/skin/steps/revert', 'skin', async (visit, _params, form) => {
    const reason = reasonOf(form)
    if (reason === null) return revertView(visit, service, form, missing(visit, form))
    const answer = await service.revert({ reason, actor: visit.grant.name, environment: environmentOf(form) })
    return after(visit, answer, form) ?? revertView(visit, service, form, { form, refusals: refusalsOf(answer) })
  })

  frame.page('/skin/steps/preview', 'skin', async (visit, _params, { code = '' }) =>
    (await isOnShelf(service, code)) ? previewView(visit, code) : null,
  )
  frame.step('/skin/steps/preview', 'skin', async (visit, _params, { code = '' }) => {
    const answer = await service.preview(code, PREVIEW_HOURS)
    if (answer.kind !== 'preview') return null
    const link = `http://127.0.0.1:${edgePort}/?${SKIN_PREVIEW_QUERY}=${answer.query}`
    return previewView(visit, code, { link, until: inSiteTime(answer.preview.until, visit.zone) })
  })
}

async function isOnShelf(service: SkinService, code: string | undefined): Promise<boolean> {
  return (await service.overview()).skins.some((skin) => skin.code === code)
}

const missing = ({ language }: Visit, form: Form): Partial<Confirm> => ({
  form,
  reasonError: stepMessages[language].reasonMissing,
})

function after({ language }: Visit, answer: SkinShowAnswer, form: Form): Moved | null {
  return answer.kind === 'refused'
    ? null
    : { to: addressOf('/skin', environmentOf(form)), notice: skinsMessages[language].done[answer.kind] }
}

const refusalsOf = (answer: SkinShowAnswer) => (answer.kind === 'refused' ? answer.refusals : [])

const upOf = (visit: Visit, given: Form) => ({
  address: addressOf('/skin', environmentOf(given)),
  text: `${skinsMessages[visit.language].title} · ${environmentWord(visit, environmentOf(given))}`,
})

function orderOf({ zone, nowMs }: Visit, kind: 'activate' | 'schedule', given: Form): Order | Wrong {
  const { code = '', percent: share = '', from = '', to = '' } = given
  const percent = v.safeParse(percentSchema, Number(share))
  if (share === '' || !percent.success) return { field: 'percent' }
  if (kind === 'activate') return { code, percent: percent.output, fromMs: nowMs, toMs: nowMs }
  const fromMs = siteTimeOf(from, zone, nowMs)
  if (fromMs === null) return { field: 'from' }
  const toMs = siteTimeOf(to, zone, fromMs)
  if (toMs === null || toMs <= fromMs) return { field: 'to' }
  return { code, percent: percent.output, fromMs, toMs }
}

function titleOf({ language }: Visit, kind: 'activate' | 'schedule', name = ''): string {
  const words = skinsMessages[language]
  return kind === 'activate' ? words.activateOf({ name }) : words.scheduleOf({ name })
}

/** Form for the time and the share. */
function choiceView(visit: Visit, kind: 'activate' | 'schedule', given: Form, wrong?: Wrong): View {
  const words = skinsMessages[visit.language]
  const errorOf = (field: Wrong['field']) =>
    wrong?.field === field ? (field === 'percent' ? words.wrongShare : words.wrongTime) : undefined
  const time = (name: 'from' | 'to') =>
    textField({
      name,
      label: words[name],
      value: given[name] ?? '',
      type: 'datetime-local',
      required: true,
      hint: words.zone({ zone: visit.zone }),
      error: errorOf(name),
    })
  return {
    title: titleOf(visit, kind, given.code),
    up: upOf(visit, given),
    status: wrong === undefined ? 200 : 400,
    body: html`<form method="get" action="/skin/steps/${kind}" class="card" data-fill><input type="hidden" name="code" value="${given.code}"><input type="hidden" name="environment" value="${environmentOf(given)}">
${kind === 'schedule' ? html`<div class="pair">${time('from')}${time('to')}</div>` : null}
${textField({ name: 'percent', label: words.percent, value: given.percent ?? '100', type: 'number', step: '0.1', required: true, error: errorOf('percent') })}
<div class="steps"><button class="button" data-kind="primary">${words.next}</button><a class="button" href="${upOf(visit, given).address}">${stepMessages[visit.language].cancel}</a></div></form>`,
  }
}

function orderView(visit: Visit, kind: 'activate' | 'schedule', given: Form, rest: Partial<Confirm> = {}): View {
  const order = orderOf(visit, kind, given)
  if ('field' in order) return choiceView(visit, kind, given, order)
  const words = skinsMessages[visit.language]
  const { code, percent, fromMs, toMs } = order
  const share = words.shareText({ percent })
  const times = { from: inSiteTime(fromMs, visit.zone), to: `${inSiteTime(toMs, visit.zone)} (${visit.zone})` }
  const title = titleOf(visit, kind, code)
  return confirmView(visit, {
    title,
    up: upOf(visit, given),
    action: `/skin/steps/${kind}`,
    sentences: [
      kind === 'activate'
        ? consequenceMessages[visit.language].skin({ code, share })
        : words.scheduleText({ code, share, ...times }),
    ],
    button: title,
    kind: 'primary',
    hidden: { code, percent: given.percent, from: given.from, to: given.to, environment: environmentOf(given) },
    ...rest,
  })
}

async function cancelView(
  visit: Visit,
  service: SkinService,
  given: Form,
  rest: Partial<Confirm> = {},
): Promise<View | null> {
  const words = skinsMessages[visit.language]
  const { plan } = given
  const environment = environmentOf(given)
  const found = (await service.overview(environment)).plans.find(({ revision }) => String(revision) === plan)
  if (found === undefined && rest.refusals === undefined) return null
  const code = found?.code ?? ''
  return confirmView(visit, {
    title: words.cancelOf({ code }),
    up: upOf(visit, given),
    action: '/skin/steps/cancel',
    sentences: found === undefined ? [] : [words.cancelText({ code, ...timesOf(visit, found) })],
    button: words.cancelOf({ code }),
    kind: 'danger',
    hidden: { plan, environment },
    ...rest,
  })
}

async function revertView(visit: Visit, service: SkinService, given: Form, rest: Partial<Confirm> = {}): Promise<View> {
  const words = skinsMessages[visit.language]
  const environment = environmentOf(given)
  const { on } = await service.overview(environment)
  return confirmView(visit, {
    title: words.revertTitle,
    up: upOf(visit, given),
    hidden: { environment },
    action: '/skin/steps/revert',
    sentences: on === null ? [] : [consequenceMessages[visit.language].skinOff({ code: on.code })],
    button: words.revertTitle,
    kind: 'danger',
    ...rest,
  })
}

function previewView(visit: Visit, code: string, made?: { link: string; until: string }): View {
  const words = skinsMessages[visit.language]
  const link =
    made === undefined
      ? null
      : html`<p><a class="secret" href="${made.link}" rel="noreferrer">${made.link}</a></p><p class="weak">${words.previewText(made)}</p>`
  return {
    title: words.previewOf({ name: code }),
    up: upOf(visit, {}),
    body: html`<form method="post" action="/skin/steps/preview" class="card" data-fill>${formToken(visit)}<input type="hidden" name="code" value="${code}">${link}
<div class="steps"><button class="button" data-kind="primary">${words.preview}</button></div></form>`,
  }
}
