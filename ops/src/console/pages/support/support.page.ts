/** The report behind a support code. */
import { html, type SafeHtml } from '@remix-run/html-template'
import type { FoundCase, SupportService } from '../../../support/support-service.ts'
import { inSiteTime } from '../../../times/site-time.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { textField } from '../../parts/form.ts'
import { table } from '../../parts/table.ts'
import type { Visit } from '../../parts/visit.ts'
import { supportMessages } from './support.messages.ts'

export function supportPage(frame: ConsoleFrame, support: SupportService): void {
  frame.page('/support', 'read', async (visit, _params, query) => {
    const words = supportMessages[visit.language]
    const code = (query.code ?? '').trim().toUpperCase()
    const answer = code === '' ? null : await support.find(code)
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

function caseCard(visit: Visit, { atMs, report, frames }: FoundCase): SafeHtml {
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
    overrides = [],
  } = report
  // A trial build that did not load has no version on the page.
  const notLoaded = Object.fromEntries(overrides.map((name) => [name, words.notLoaded]))
  const trace = breadcrumbs.findLast((event) => event.trace !== undefined)?.trace
  const fact = (name: string, value: SafeHtml | string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`
  return html`<section class="card"><h2>${words.failed}</h2><dl class="facts">
${fact(words.failed, html`${remote ?? words.shell} <code>${version}</code> ${phase}`)}${fact(words.cause, cause)}${fact(words.page, html`<code>${path}</code>`)}${fact(words.when, inSiteTime(atMs, visit.zone))}${trace === undefined ? null : fact(words.trace, html`<code>${trace}</code>`)}</dl></section>
${frames.length === 0 ? null : stackCard(words, frames)}
<section class="card"><h2>${words.builds}</h2><dl class="facts">${fact(words.shell, html`<code>${shell}</code>`)}${Object.entries({ ...notLoaded, ...remotes }).map(([name, build]) => fact(name, html`<code>${String(build)}</code>${overrides.includes(name) ? html` <span class="badge" data-kind="warn">${words.override}</span>` : null}`))}</dl></section>
${
  breadcrumbs.length === 0
    ? null
    : table({
        caption: words.events,
        head: [{ text: words.seconds, isNumber: true }, words.kind, words.what, words.trace],
        rows: breadcrumbs.map((event) => [
          (event.ms / 1_000).toFixed(1),
          event.kind,
          html`<code>${event.what}</code>`,
          event.trace === undefined ? '' : html`<code>${event.trace}</code>`,
        ]),
      })
}`
}

/** Top frame first; a frame without a map keeps its place in the published file. */
function stackCard(words: (typeof supportMessages)['en'], frames: FoundCase['frames']): SafeHtml {
  const isMapped = frames.some(({ source }) => source !== null)
  return html`<section class="card"><h2>${words.stack}</h2>${isMapped ? null : html`<p>${words.noMaps}</p>`}
<ol class="stack">${frames.map(({ at, source, code }) => html`<li><code>${source ?? at}</code>${code === null ? null : html`<pre>${code}</pre>`}</li>`)}</ol></section>`
}
