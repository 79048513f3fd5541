/** Tokens, for admins. */

import { SHELL_NAME } from '@lantern/contract/boot'
import { remoteNameSchema } from '@lantern/contract/federation'
import { DAY_MS } from '@lantern/contract/site-time'
import { html, type SafeHtml } from '@remix-run/html-template'
import * as v from 'valibot'
import { endOf } from '../../../access/access.ts'
import { tokenNameSchema } from '../../../access/token.rules.ts'
import type { TokenAnswer, TokenService } from '../../../access/token-service.ts'
import type { KnownToken } from '../../../access/tokens.repository.ts'
import type { Registry } from '../../../registry/registry.repository.ts'
import { ROLES } from '../../../rights/rights.rules.ts'
import { consequenceMessages } from '../../../texts/consequences.messages.ts'
import { inSiteTime } from '../../../times/site-time.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { formToken, selectField, textField } from '../../parts/form.ts'
import { moment } from '../../parts/numbers.ts'
import { table } from '../../parts/table.ts'
import type { Form, View, Visit } from '../../parts/visit.ts'
import { confirmView, reasonOf, refusalPanel } from '../../steps/confirm-view.ts'
import { stepMessages } from '../../steps/step.messages.ts'
import { tokensMessages } from './tokens.messages.ts'

const orderSchema = v.object({
  name: v.pipe(v.string(), v.trim(), tokenNameSchema),
  role: v.picklist(ROLES),
  remote: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    remoteNameSchema,
  ]),
  days: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(3_650)),
  ]),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
})
type WrongField = { name: string }

export function tokensPage(frame: ConsoleFrame, service: TokenService, registry: Registry): void {
  const up = (visit: Visit) => ({ address: '/tokens', text: tokensMessages[visit.language].title })

  async function view(
    visit: Visit,
    given: { form?: Form; wrong?: WrongField; answer?: TokenAnswer } = {},
  ): Promise<View> {
    const words = tokensMessages[visit.language]
    const { answer, wrong } = given
    const tokens = await service.list()
    const names = [SHELL_NAME, ...(await registry.current()).live.map(({ name }) => name)]
    return {
      title: words.title,
      status: wrong !== undefined ? 400 : answer?.kind === 'refused' ? 422 : 200,
      body: html`<p class="lead">${words.lead}</p>
${answer?.kind === 'created' ? shownOnce(visit, answer.token) : null}
${answer?.kind === 'refused' ? refusalPanel(visit, words.refused, answer.refusals) : null}
${tokens.length === 0 ? html`<p class="card empty">${words.empty}</p>` : tokensTable(visit, tokens)}
${newTokenForm(visit, names, given.form ?? {}, wrong)}`,
    }
  }

  frame.page('/tokens', 'token', (visit) => view(visit))

  frame.step('/tokens', 'token', async (visit, _params, form) => {
    const order = v.safeParse(orderSchema, form)
    if (!order.success) return view(visit, { form, wrong: { name: String(order.issues[0].path?.[0]?.key ?? 'name') } })
    const { days, ...rest } = order.output
    const expiresAt = days === null ? null : visit.nowMs + days * DAY_MS
    const answer = await service.create({ ...rest, expiresAt }, visit.grant.name)
    return view(visit, answer.kind === 'refused' ? { form, answer } : { answer })
  })

  const revokeView = (visit: Visit, name: string, rest: object = {}) => {
    const words = tokensMessages[visit.language]
    return confirmView(visit, {
      title: words.revokeTitle({ name }),
      up: up(visit),
      action: `/tokens/${encodeURIComponent(name)}/revoke`,
      sentences: [consequenceMessages[visit.language].revoke({ name })],
      button: words.revoke,
      kind: 'danger',
      ...rest,
    })
  }

  frame.page('/tokens/:token/revoke', 'token', async (visit, { token = '' }) => {
    const isKnown = (await service.list()).some(({ name }) => name === token)
    return isKnown ? revokeView(visit, token) : null
  })

  frame.step('/tokens/:token/revoke', 'token', async (visit, { token = '' }, form) => {
    const reason = reasonOf(form)
    if (reason === null)
      return revokeView(visit, token, { form, reasonError: stepMessages[visit.language].reasonMissing })
    const answer = await service.revoke(token, reason, visit.grant.name)
    if (answer.kind === 'refused') return revokeView(visit, token, { form, refusals: answer.refusals })
    return { to: '/tokens', notice: tokensMessages[visit.language].revoked({ name: token }) }
  })
}

function shownOnce({ language }: Visit, token: string): SafeHtml {
  const words = tokensMessages[language]
  return html`<section class="card once" role="alert" data-fill><h2>${words.made}</h2><p><code class="secret">${token}</code></p><p class="weak">${words.once}</p></section>`
}

function tokensTable(visit: Visit, tokens: readonly KnownToken[]): SafeHtml {
  const words = tokensMessages[visit.language]
  return table({
    caption: words.title,
    head: [words.name, words.role, words.state, words.until, words.used, words.by, ''],
    rows: tokens.map((token) => {
      const { name, role, remote, expiresAt, revokedAt, lastUsedAt, madeBy } = token
      const isOver = endOf(token, visit.nowMs) !== null
      const state = revokedAt !== null ? words.gone : isOver ? words.over : words.stands
      return [
        html`<strong>${name}</strong>`,
        `${role}${remote === null ? '' : ` · ${remote}`}`,
        html`<span class="badge" data-kind="${isOver ? 'off' : 'good'}">${state}</span>`,
        expiresAt === null ? words.untilRevoked : inSiteTime(expiresAt.getTime(), visit.zone),
        lastUsedAt === null ? words.never : moment(visit, lastUsedAt),
        madeBy,
        isOver
          ? null
          : html`<a class="button" data-size="sm" href="/tokens/${encodeURIComponent(name)}/revoke" aria-label="${words.revokeTitle({ name })}">${words.revoke}</a>`,
      ]
    }),
  })
}

function newTokenForm(visit: Visit, remotes: readonly string[], form: Form, wrong: WrongField | undefined): SafeHtml {
  const words = tokensMessages[visit.language]
  const errorOf = (name: string, text: string) => (wrong?.name === name ? text : undefined)
  return html`<form method="post" action="/tokens" class="card form" ><h2>${words.newToken}</h2>${formToken(visit)}
${textField({ name: 'name', label: words.name, value: form.name ?? '', required: true, maxLength: 40, hint: words.wrongName, error: errorOf('name', words.wrongName) })}
${selectField({ name: 'role', label: words.role, value: form.role ?? 'deployer', choices: ROLES.map((role) => [role, words.roles[role]] as const) })}
${selectField({ name: 'remote', label: words.remote, value: form.remote ?? '', choices: [['', words.anyRemote], ...remotes.map((one) => [one, one] as const)] })}
${textField({ name: 'days', label: words.expires, value: form.days ?? '', hint: words.expiresHint, error: errorOf('days', words.wrongDays) })}
${textField({ name: 'reason', label: words.reason, value: form.reason ?? '', maxLength: 300 })}
<div class="steps"><button class="button" data-kind="primary">${words.create}</button></div></form>`
}
