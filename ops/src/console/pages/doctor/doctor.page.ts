/** The doctor as a page. Its network limits are in `doctor/fetch/reach.ts`. */
import { html, type SafeHtml } from '@remix-run/html-template'
import type { Access } from '../../../access/access.ts'
import { type Examined, examine } from '../../../doctor/examine.ts'
import { createFetcher } from '../../../doctor/fetch/fetcher.ts'
import { publicReach } from '../../../doctor/fetch/public-reach.ts'
import { mayAsk } from '../../../doctor/fetch/reach.ts'
import { type FoundOnce, oneOfEach } from '../../../doctor/rules/summary.rules.ts'
import type { LiveShells } from '../../../shells/live-shells.repository.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { formToken, textField } from '../../parts/form.ts'
import type { View, Visit } from '../../parts/visit.ts'
import { doctorMessages } from './doctor.messages.ts'

export type DoctorPageParts = { access: Access; shells: LiveShells; edgePort: number }
type Problem = 'wrongUrl' | 'closed' | 'busy'
const STATUS: Readonly<Record<Problem, number>> = { wrongUrl: 400, closed: 422, busy: 429 }
/** Concurrent examinations: each requests hundreds of files. */
const AT_ONCE = 2

export function doctorPage(frame: ConsoleFrame, { access, shells, edgePort }: DoctorPageParts): void {
  const own = `http://127.0.0.1:${edgePort}`
  let running = 0

  /** Origin of our own pages. */
  async function knownOrigins(): Promise<ReadonlySet<string>> {
    const told = (await shells.all()).map(({ origin }) => origin)
    return new Set([own, `http://localhost:${edgePort}`, ...told])
  }

  frame.page('/doctor', 'read', async (visit) => view(visit, { url: `${own}/discovery.json` }))

  frame.step('/doctor', 'read', async (visit, _params, { url: given = '' }) => {
    const url = URL.canParse(given.trim()) ? new URL(given.trim()) : null
    if (url === null || !/^https?:$/.test(url.protocol)) return view(visit, { url: given, problem: 'wrongUrl' })
    const known = await knownOrigins()
    const note = (outcome: string, detail: string) =>
      access.audit.write({ actor: visit.grant.name, action: 'doctor', name: '', version: '', outcome, detail })
    // A query string may contain a secret: it is not logged.
    const address = `${url.origin}${url.pathname}`
    if (!mayAsk(url, known)) {
      await note('refused', `${address} is not on the open internet.`)
      return view(visit, { url: given, problem: 'closed' })
    }
    if (running >= AT_ONCE) return view(visit, { url: given, problem: 'busy' })
    running += 1
    try {
      const examined = await examine(url.href, undefined, createFetcher(publicReach(known)))
      await note('done', address)
      return view(visit, { url: given, examined })
    } finally {
      running -= 1
    }
  })
}

function view(visit: Visit, { url, problem, examined }: { url: string; problem?: Problem; examined?: Examined }): View {
  const words = doctorMessages[visit.language]
  const error = problem === undefined ? undefined : words[problem]
  return {
    title: words.title,
    status: problem === undefined ? 200 : STATUS[problem],
    body: html`<p class="lead">${words.lead}</p>
<form method="post" action="/doctor" class="card" data-fill>${formToken(visit)}${textField({ name: 'url', label: words.url, value: url, required: true, maxLength: 2_000, hint: words.urlHint, error })}
<div class="steps"><button class="button" data-kind="primary">${words.examine}</button></div></form>
${examined === undefined ? null : report(visit, examined)}`,
  }
}

function report(visit: Visit, { landscape, findings, files }: Examined): SafeHtml {
  const words = doctorMessages[visit.language]
  const found = oneOfEach(findings)
  const countOf = (level: FoundOnce['level']) => findings.filter((one) => one.level === level).length
  const fact = (name: string, value: SafeHtml | string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`
  const facts =
    landscape === null
      ? html`<p>${words.unreadable}</p>`
      : html`<dl class="facts">${fact(words.form, landscape.kind)}${fact(words.seats, String(landscape.seats.length))}${fact(words.files, String(files))}${fact(words.signature, words.signatures[landscape.signature])}</dl>`
  const badges = [
    countOf('error') > 0 &&
      html`<span class="badge" data-kind="bad">${words.errors({ count: countOf('error') })}</span>`,
    countOf('warning') > 0 &&
      html`<span class="badge" data-kind="warn">${words.warnings({ count: countOf('warning') })}</span>`,
    findings.length === 0 && html`<span class="badge" data-kind="good">${words.healthy}</span>`,
  ].filter((badge) => badge !== false)
  return html`<section role="status" class="card now"><div class="remote-head"><h2>${words.report}</h2>${badges}</div>${facts}</section>
${found.length === 0 ? null : html`<ul class="findings">${found.map((one) => finding(visit, one))}</ul>`}`
}

function finding({ language }: Visit, { level, rule, where, what, fix, more }: FoundOnce): SafeHtml {
  const words = doctorMessages[language]
  const lang = language === 'zh' ? html` lang="en"` : null
  return html`<li class="card finding" data-kind="${level}"><div class="remote-head"><h3>${words.rules[rule]}</h3><span class="badge" data-kind="${level === 'error' ? 'bad' : 'warn'}">${words.level[level]}</span></div>
<p class="weak"><code>${where}</code></p><p${lang}><strong>${what}</strong> ${fix}</p>${more === 0 ? null : html`<p class="weak">${words.more({ count: more })}</p>`}</li>`
}
