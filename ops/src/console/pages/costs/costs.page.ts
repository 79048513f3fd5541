/** What versions cost on members' devices, with download. */
import { COST_METRICS } from '@lantern/contract/costs'
import { DAY_MS } from '@lantern/contract/site-time'
import { html, type SafeHtml } from '@remix-run/html-template'
import * as v from 'valibot'
import type { Costs } from '../../../costs/costs.repository.ts'
import { costsQuery } from '../../../costs/costs.routes.ts'
import { costsCsv, costsOf } from '../../../costs/costs.rules.ts'
import type { Registry } from '../../../registry/registry.repository.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { environmentMenu } from '../../parts/environments.ts'
import type { Params, Visit } from '../../parts/visit.ts'
import { costChart } from './cost-chart.ts'
import { costsMessages } from './costs.messages.ts'

/** Offered periods. */
const PERIODS = [1, 7, 30]

export type CostPageParts = { costs: Costs; registry: Pick<Registry, 'environments'> }

export function costsPage(frame: ConsoleFrame, { costs, registry }: CostPageParts): void {
  const read = async (visit: Visit, query: Params) => {
    const asked = v.safeParse(costsQuery, query)
    if (!asked.success) return null
    const { environment, days } = asked.output
    return { environment, days, found: costsOf(await costs.since(environment, visit.nowMs - days * DAY_MS)) }
  }

  frame.page('/costs', 'read', async (visit, _params, query) => {
    const words = costsMessages[visit.language]
    const told = await read(visit, query)
    if (told === null) return null
    const { environment, days, found } = told
    const charts = COST_METRICS.map((metric) => {
      const rows = found.filter((cost) => cost.metric === metric)
      return rows.length === 0 ? null : costChart(visit, metric, rows)
    })
    return {
      title: words.title,
      body: html`<p class="lead">${words.lead({ days })}</p>
${environmentMenu(visit, { names: await registry.environments(), here: environment, path: '/costs' })}
${choices(visit, environment, days)}
${found.length === 0 ? html`<p class="card empty">${words.empty}</p>` : html`<div class="cards">${charts}</div>`}`,
    }
  })

  frame.page('/costs.csv', 'read', async (visit, _params, query) => {
    const told = await read(visit, query)
    return told && { file: 'costs.csv', type: 'text/csv; charset=utf-8', content: costsCsv(told.found) }
  })

  frame.page('/costs.json', 'read', async (visit, _params, query) => {
    const told = await read(visit, query)
    if (told === null) return null
    const { environment, days, found } = told
    const content = `${JSON.stringify({ environment, days, costs: found }, null, 2)}\n`
    return { file: 'costs.json', type: 'application/json; charset=utf-8', content }
  })
}

function choices({ language }: Visit, environment: string, here: number): SafeHtml {
  const words = costsMessages[language]
  const address = (file: string, days: number) => `${file}?environment=${encodeURIComponent(environment)}&days=${days}`
  return html`<nav class="environments" aria-label="${words.days}"><ul>${PERIODS.map(
    (days) =>
      html`<li><a href="${address('/costs', days)}"${days === here ? html` aria-current="true"` : null}>${words.lastDays({ days })}</a></li>`,
  )}</ul></nav>
<p>${words.download} <a href="${address('/costs.csv', here)}">CSV</a> · <a href="${address('/costs.json', here)}">JSON</a></p>`
}
