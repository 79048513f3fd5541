/** The report behind a support code. */
import { html, type SafeHtml } from '@remix-run/html-template'
import { caseOf, type SupportCase } from '../../../support/support-case.ts'
import { inSiteTime } from '../../../times/site-time.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { textField } from '../../parts/form.ts'
import { table } from '../../parts/table.ts'
import type { Visit } from '../../parts/visit.ts'
import { supportMessages } from './support.messages.ts'

export function supportPage(frame: ConsoleFrame, edgePort: number): void {
  frame.page('/support', 'read', async (visit, _params, query) => {
    const words = supportMessages[visit.language]
    const code = (query.code ?? '').trim().toUpperCase()
    const answer = code === '' ? null : await caseOf({ edgePort, code })
    const found = answer?.kind === 'found' ? answer.found : null
    const error = code !== '' && found === null ? words.unknown : undefined
    return {
      title: words.title,
      status: error === undefined ? 200 : 404,
      body: html`<p class="lead">${words.lead}</p>
<form method="get" action="/support" class="filter" data-fill>${textField({ name: 'code', label: words.code, value: code, required: true, maxLength: 12, error })}<button class="button" data-kind="primary">${words.lookUp}</button></form>
${found === null ? null : caseCard(visit, found)}`,
    }
  })
}

function caseCard(visit: Visit, { atMs, report }: SupportCase): SafeHtml {
  const words = supportMessages[visit.language]
  const {
    shell = '?',
    remotes = {},
    remote,
    version = '',
    phase = '?',
    cause = '?',
    path = '?',
    trail: breadcrumbs = [],
  } = report
  const fact = (name: string, value: SafeHtml | string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`
  return html`<section class="card"><h2>${words.failed}</h2><dl class="facts">
${fact(words.failed, html`${remote ?? words.shell} <code>${version}</code> ${phase}`)}${fact(words.cause, cause)}${fact(words.page, html`<code>${path}</code>`)}${fact(words.when, inSiteTime(atMs, visit.zone))}</dl></section>
<section class="card"><h2>${words.builds}</h2><dl class="facts">${fact(words.shell, html`<code>${shell}</code>`)}${Object.entries(remotes).map(([name, build]) => fact(name, html`<code>${String(build)}</code>`))}</dl></section>
${
  breadcrumbs.length === 0
    ? null
    : table({
        caption: words.events,
        head: [{ text: words.seconds, isNumber: true }, words.kind, words.what],
        rows: breadcrumbs.map(({ ms, kind, what }) => [(ms / 1_000).toFixed(1), kind, html`<code>${what}</code>`]),
      })
}`
}
