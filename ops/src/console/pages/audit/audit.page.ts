/** The audit log with filters, paging and CSV download. */
import { html, type SafeHtml } from '@remix-run/html-template'
import * as v from 'valibot'
import type { Audit, WrittenLine } from '../../../audit/audit.repository.ts'
import { auditQuery, FILE_LINES } from '../../../audit/audit.routes.ts'
import { auditCsv } from '../../../audit/audit-csv.rules.ts'
import { reasonOf } from '../../../audit/reason.rules.ts'
import { inSiteTime } from '../../../times/site-time.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { selectField } from '../../parts/form.ts'
import { table } from '../../parts/table.ts'
import type { Params, Visit } from '../../parts/visit.ts'
import { auditMessages } from './audit.messages.ts'

const PAGE_LINES = 50

export function auditPage(frame: ConsoleFrame, audit: Audit): void {
  frame.page('/audit', 'read', async (visit, _params, query) => {
    const words = auditMessages[visit.language]
    const asked = v.safeParse(auditQuery, { ...query, limit: String(PAGE_LINES) })
    if (!asked.success) return null
    const lines = await audit.lines(asked.output)
    return {
      title: words.title,
      body: html`<p class="lead">${words.lead}</p>
${filterForm(visit, query, await audit.words())}
${lines.length === 0 ? html`<p class="card empty">${words.empty}</p>` : auditTable(visit, lines)}
${pager(visit, query, lines)}`,
    }
  })

  frame.page('/audit.csv', 'read', async (_visit, _params, query) => {
    const asked = v.safeParse(auditQuery, query)
    if (!asked.success) return null
    const lines = await audit.lines({ ...asked.output, limit: FILE_LINES })
    return { file: 'audit.csv', type: 'text/csv; charset=utf-8', content: auditCsv(lines) }
  })
}

function auditTable(visit: Visit, lines: readonly WrittenLine[]): SafeHtml {
  const words = auditMessages[visit.language]
  return table({
    caption: words.title,
    head: [words.when, words.actor, words.action, words.subject, words.outcome, words.reason],
    rows: lines.map(({ at, actor, action, name, version, environment, revision, outcome, detail }) => [
      html`<time datetime="${at.toISOString()}">${inSiteTime(at.getTime(), visit.zone)}</time>`,
      actor,
      action,
      name === '' && version === ''
        ? null
        : html`${name}${version === '' ? null : html` <code>${version}</code>`}${environment ? html`<br><span class="weak">${environment}${revision ? ` · ${revision}` : null}</span>` : null}`,
      html`<span class="badge" data-kind="${outcome === 'done' ? 'good' : 'bad'}">${outcomeWord(outcome, words)}</span>`,
      html`<span class="words">${reasonOf(detail)}</span>`,
    ]),
  })
}

function outcomeWord(outcome: string, { done, refused }: { done: string; refused: string }): string {
  return outcome === 'done' ? done : outcome === 'refused' ? refused : outcome
}

function filterForm({ language }: Visit, query: Params, known: Awaited<ReturnType<Audit['words']>>): SafeHtml {
  const words = auditMessages[language]
  const choices = (list: readonly string[]) => [['', words.all] as const, ...list.map((one) => [one, one] as const)]
  const field = (name: string, label: string, list: readonly string[]) =>
    selectField({ name, label, value: query[name] ?? '', choices: choices(list) })
  return html`<form method="get" action="/audit" class="filter">
${field('name', words.subject, known.names)}${field('actor', words.actor, known.actors)}${field('action', words.action, known.actions)}
${selectField({
  name: 'outcome',
  label: words.outcome,
  value: query.outcome ?? '',
  choices: [
    ['', words.all],
    ['done', words.done],
    ['refused', words.refused],
  ],
})}
<button class="button">${words.filter}</button></form>`
}

function pager({ language }: Visit, query: Params, lines: readonly WrittenLine[]): SafeHtml {
  const words = auditMessages[language]
  const { before, ...filters } = query
  const last = lines.at(-1)
  const older = last !== undefined && lines.length === PAGE_LINES
  return html`<nav class="pager" aria-label="${words.title}">
${before === undefined ? null : html`<a class="button" href="/audit?${String(new URLSearchParams(filters))}">${words.newest}</a>`}
${older ? html`<a class="button" href="/audit?${String(new URLSearchParams({ ...filters, before: String(last.id) }))}">${words.older}</a>` : null}
<a class="button" href="/audit.csv?${String(new URLSearchParams(filters))}" download>${words.file}</a></nav>`
}
