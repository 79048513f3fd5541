/** The confirmation page of a step: consequences, reason, link back. */
import { html, type SafeHtml } from '@remix-run/html-template'
import * as v from 'valibot'
import { reasonSchema } from '../../answers/answers.ts'
import { type Refusal, sentencesOf } from '../../texts/refusal.rules.ts'
import { formToken, textField } from '../parts/form.ts'
import { icon } from '../parts/icon.ts'
import type { Form, View, Visit } from '../parts/visit.ts'
import { stepMessages } from './step.messages.ts'

export type Confirm = {
  title: string
  up: { address: string; text: string }
  /** Target of the form. */
  action: string
  /** The consequences, one sentence each. */
  sentences: readonly string[]
  /** Label of the button. */
  button: string
  /** `danger` removes something from members; `plain` adds or plans. */
  kind: 'danger' | 'primary'
  /** Further fields, and hidden values. */
  fields?: SafeHtml
  hidden?: Readonly<Record<string, string | undefined>>
  /** Earlier input after an error. */
  form?: Form
  reasonError?: string | undefined
  refusals?: readonly Refusal[]
}

export function confirmView(visit: Visit, confirm: Confirm): View {
  const words = stepMessages[visit.language]
  const { title, up, action, sentences, button, kind, fields = null, hidden = {}, form = {}, refusals = [] } = confirm
  const carried = Object.entries(hidden).map(([name, value]) =>
    value === undefined ? null : html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return {
    title,
    up,
    status: refusals.length > 0 ? 422 : confirm.reasonError === undefined ? 200 : 400,
    body: html`<div class="narrow">
${refusals.length === 0 ? null : refusalPanel(visit, words.refused, refusals)}
${sentences.length === 0 ? null : html`<section class="card consequences" data-kind="${kind}"><h2>${words.whatHappens}</h2><ul class="sentences">${sentences.map((one) => html`<li>${one}</li>`)}</ul></section>`}
<form method="post" action="${action}" class="card" data-fill>${formToken(visit)}${carried}${fields}
${textField({ name: 'reason', label: words.reason, hint: words.reasonHint, value: form.reason ?? '', required: true, maxLength: 300, error: confirm.reasonError })}
<div class="steps"><button class="button" data-kind="${kind}">${button}</button><a class="button" href="${up.address}">${words.cancel}</a></div></form>
</div>`,
  }
}

export function refusalPanel({ language }: Visit, title: string, refusals: readonly Refusal[]): SafeHtml {
  const rows = refusals.map((one) => {
    const { what, fix, lang } = sentencesOf(one, language)
    return html`<li${lang === null ? null : html` lang="${lang}"`}><strong>${what}</strong> ${fix}</li>`
  })
  return html`<section class="card refusal" role="alert"><h2>${icon('warn')}${title}</h2><ul class="sentences">${rows}</ul></section>`
}

/** The reason in a form, or null when it is invalid. */
export function reasonOf(form: Form): string | null {
  const reason = v.safeParse(reasonSchema, form.reason)
  return reason.success ? reason.output : null
}
