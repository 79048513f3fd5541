/** Valid trial and chaos links, each with a way to revoke it. */
import { html, type SafeHtml } from '@remix-run/html-template'
import { type KnownLink, subjectOf } from '../../../overrides/override-links.repository.ts'
import { consequenceMessages } from '../../../texts/consequences.messages.ts'
import { inSiteTime } from '../../../times/site-time.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { addressOf, remoteAddress } from '../../parts/address.ts'
import { environmentMenu, environmentOf } from '../../parts/environments.ts'
import { moment } from '../../parts/numbers.ts'
import { table } from '../../parts/table.ts'
import type { View, Visit } from '../../parts/visit.ts'
import { type Confirm, confirmView, reasonOf } from '../../steps/confirm-view.ts'
import { stepMessages } from '../../steps/step.messages.ts'
import { makeChaosPages } from './make-chaos.page.ts'
import { makeLinkPages, type OverridePageParts } from './make-link.page.ts'
import { overridesMessages } from './overrides.messages.ts'

export function overridePages(frame: ConsoleFrame, parts: OverridePageParts): void {
  const { registry, overrides } = parts

  frame.page('/overrides', 'read', async (visit, _params, query) => {
    const words = overridesMessages[visit.language]
    const environment = environmentOf(query)
    const names = await registry.environments()
    if (!names.includes(environment)) return null
    const links = await overrides.list(environment)
    const remotes = (await registry.current(environment)).live.filter(({ name }) => visit.may('override', name))
    const make = remotes.map(
      ({ name }) => html`<a class="button" href="${remoteAddress({ name, environment }, '/override')}">${name}</a>`,
    )
    const fail = overrides.allowsChaos(environment)
      ? remotes.map(
          ({ name }) =>
            html`<a class="button" href="${remoteAddress({ name, environment }, '/chaos')}" aria-label="${words.chaosOf({ name })}">${name}</a>`,
        )
      : []
    return {
      title: words.title,
      body: html`<p class="lead">${words.lead}</p>${environmentMenu(visit, { names, here: environment, path: '/overrides' })}
${links.length === 0 ? html`<p class="card empty">${words.none}</p>` : linksTable(visit, links)}
${make.length === 0 ? null : html`<h2>${words.makeFor}</h2><div class="steps">${make}</div>`}
${fail.length === 0 ? null : html`<h2>${words.chaosFor}</h2><p class="weak">${words.chaosLead}</p><div class="steps">${fail}</div>`}`,
    }
  })

  makeLinkPages(frame, parts)
  makeChaosPages(frame, parts)

  const path = '/remotes/:name/override/:nonce/revoke'
  frame.page(path, 'override', async (visit, { name = '', nonce = '' }, query) => {
    const environment = environmentOf(query)
    const link = (await overrides.list(environment)).find((one) => one.nonce === nonce && one.name === name)
    return link === undefined || link.takenBack !== null
      ? null
      : revokeView(visit, { ...link, subject: subjectOf(link) })
  })
  frame.step(path, 'override', async (visit, { name = '', nonce = '' }, form) => {
    const { subject = '', environment = '' } = form
    const link = { name, nonce, subject, environment }
    const reason = reasonOf(form)
    if (reason === null)
      return revokeView(visit, link, { form, reasonError: stepMessages[visit.language].reasonMissing })
    const answer = await overrides.revoke({ name, nonce, reason, actor: visit.grant.name })
    if (answer.kind === 'refused') return revokeView(visit, link, { form, refusals: answer.refusals })
    const notice = overridesMessages[visit.language].takenBack(answer)
    return { to: addressOf('/overrides', answer.environment), notice }
  })
}

type Named = Pick<KnownLink, 'name' | 'nonce' | 'environment'> & { subject: string }

function revokeView(visit: Visit, link: Named, rest: Partial<Confirm> = {}): View {
  const words = overridesMessages[visit.language]
  const { name, subject, nonce, environment } = link
  return confirmView(visit, {
    title: words.takeBackTitle({ name }),
    up: { address: addressOf('/overrides', environment), text: words.title },
    action: `/remotes/${encodeURIComponent(name)}/override/${encodeURIComponent(nonce)}/revoke`,
    sentences: [consequenceMessages[visit.language].takeBack({ name, subject })],
    button: words.takeBack,
    kind: 'danger',
    hidden: { subject, environment },
    ...rest,
  })
}

function linksTable(visit: Visit, links: readonly KnownLink[]): SafeHtml {
  const words = overridesMessages[visit.language]
  return table({
    caption: words.title,
    head: [words.build, words.state, words.until, words.by, words.reason, ''],
    rows: links.map((link) => {
      const subject = subjectOf(link)
      const { name, nonce, expiresAt, madeAt, actor, reason, takenBack } = link
      const isGood = takenBack === null
      return [
        html`<strong>${name}</strong> <code>${subject}</code><br><span class="weak">${words.nonce({ nonce })}</span>`,
        html`<span class="badge" data-kind="${isGood ? 'good' : 'off'}">${isGood ? words.stands : words.gone}</span>${isGood ? null : html`<span class="words weak">${words.goneBy(takenBack)}</span>`}`,
        html`${inSiteTime(expiresAt.getTime(), visit.zone)}<br><span class="weak">${moment(visit, expiresAt)}</span>`,
        html`${actor}<br><span class="weak">${moment(visit, madeAt)}</span>`,
        html`<span class="words">${reason}</span>`,
        isGood && visit.may('override', name)
          ? html`<a class="button" data-size="sm" href="${remoteAddress(link, `/override/${encodeURIComponent(nonce)}/revoke`)}" aria-label="${words.takeBackOf({ name, subject, nonce })}">${words.takeBack}</a>`
          : null,
      ]
    }),
  })
}
