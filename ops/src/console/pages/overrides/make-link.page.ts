/** Makes a trial link: build, duration, reason; then shows the link and its code once. */

import { LONGEST_OVERRIDE_MS } from '@lantern/contract/override'
import { HOUR_MS } from '@lantern/contract/site-time'
import { html, type SafeHtml } from '@remix-run/html-template'
import { linkMark } from '../../../overrides/link-mark.rules.ts'
import type { OverrideAnswer, OverrideService } from '../../../overrides/override-service.ts'
import type { Registry } from '../../../registry/registry.repository.ts'
import type { RemoteScope } from '../../../registry/remote-line.ts'
import { inSiteTime } from '../../../times/site-time.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { addressOf } from '../../parts/address.ts'
import { environmentOf } from '../../parts/environments.ts'
import { formToken, selectField, textField } from '../../parts/form.ts'
import { qrCode } from '../../parts/qr-code.ts'
import type { Form, View, Visit } from '../../parts/visit.ts'
import { reasonOf, refusalPanel } from '../../steps/confirm-view.ts'
import { stepMessages } from '../../steps/step.messages.ts'
import { overridesMessages } from './overrides.messages.ts'

export type OverridePageParts = { registry: Registry; overrides: OverrideService; edgePort: number }

const HOURS = [1, 4, 8, LONGEST_OVERRIDE_MS / HOUR_MS] as const
const USUAL_HOURS = '4'

type Made = Extract<OverrideAnswer, { kind: 'made' }>
type Refused = Extract<OverrideAnswer, { kind: 'refused' }>
type Wrong = { site?: boolean; reason?: boolean; refused?: Refused }

export function makeLinkPages(frame: ConsoleFrame, { registry, overrides, edgePort }: OverridePageParts): void {
  const here = `http://localhost:${edgePort}`

  async function formView(visit: Visit, scope: RemoteScope, form: Form = {}, wrong: Wrong = {}): Promise<View | null> {
    const builds = await registry.builds(scope.name)
    if (builds.length === 0) return null
    return {
      title: overridesMessages[visit.language].make(scope),
      up: upOf(visit, scope),
      status: wrong.refused !== undefined ? 422 : wrong.site || wrong.reason ? 400 : 200,
      body: linkForm(visit, { scope, builds, form: { site: here, ...form }, wrong }),
    }
  }

  frame.page('/remotes/:name/override', 'override', (visit, { name = '' }, query) =>
    formView(visit, { name, environment: environmentOf(query) }),
  )

  frame.step('/remotes/:name/override', 'override', async (visit, { name = '' }, form) => {
    const scope = { name, environment: environmentOf(form) }
    const reason = reasonOf(form)
    const site = originOf(form.site ?? here)
    if (site === null || reason === null)
      return formView(visit, scope, form, { site: site === null, reason: reason === null })
    const { version = '', hours = USUAL_HOURS } = form
    const order = { ...scope, version, forMs: Number(hours) * HOUR_MS, reason, actor: visit.grant.name }
    const answer = await overrides.make(order)
    if (answer.kind === 'refused') return formView(visit, scope, form, { refused: answer })
    return madeView(visit, scope, { title: overridesMessages[visit.language].made({ name, version }), site, answer })
  })
}

/** The list of links. */
export const upOf = ({ language }: Visit, { environment }: RemoteScope) => ({
  address: addressOf('/overrides', environment),
  text: overridesMessages[language].title,
})

type FormParts = { scope: RemoteScope; builds: readonly { version: string }[]; form: Form; wrong: Wrong }

function linkForm(visit: Visit, { scope, builds, form, wrong }: FormParts): SafeHtml {
  const words = overridesMessages[visit.language]
  const steps = stepMessages[visit.language]
  const versions = builds.map(({ version }) => [version, version] as const)
  const hours = HOURS.map((one) => [String(one), words.hour({ hours: one })] as const)
  return html`${wrong.refused === undefined ? null : refusalPanel(visit, words.refused, wrong.refused.refusals)}
<form method="post" action="/remotes/${encodeURIComponent(scope.name)}/override" class="card" data-fill>${formToken(visit)}<input type="hidden" name="environment" value="${scope.environment}">
${selectField({ name: 'version', label: words.version, value: form.version ?? '', choices: versions })}
${selectField({ name: 'hours', label: words.hours, value: form.hours ?? USUAL_HOURS, choices: hours })}
${textField({ name: 'site', label: words.site, value: form.site ?? '', required: true, maxLength: 200, hint: words.siteHint, error: wrong.site ? words.wrongSite : undefined })}
${textField({ name: 'reason', label: steps.reason, value: form.reason ?? '', required: true, maxLength: 300, hint: steps.reasonHint, error: wrong.reason ? steps.reasonMissing : undefined })}
<div class="steps"><button class="button" data-kind="primary">${words.create}</button><a class="button" href="${upOf(visit, scope).address}">${steps.cancel}</a></div></form>`
}

/** Shows a link of either kind once. */
export function madeView(
  visit: Visit,
  scope: RemoteScope,
  { title, site, answer }: { title: string; site: string; answer: Pick<Made, 'text' | 'expiresAt'> },
): View {
  const words = overridesMessages[visit.language]
  const link = `${site}/${linkMark(answer.text)}${answer.text}`
  const until = inSiteTime(answer.expiresAt, visit.zone)
  return {
    title,
    up: upOf(visit, scope),
    // `data-fill` stops the automatic refresh, which would remove the link.
    body: html`<section class="card once link-made" data-fill role="alert">${qrCode(link, words.code)}
<div><p>${words.scan({ until })}</p><p><code class="secret">${link}</code></p><p class="weak">${words.once}</p></div></section>`,
  }
}

/** The origin of the entered URL, or null. */
export function originOf(text: string): string | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : null
}
