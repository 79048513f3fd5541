/** One metric as a chart: a bar for each version, and the same figures as a table. */
import { type CostMetric, SHELL_COSTS } from '@lantern/contract/costs'
import { html, type SafeHtml } from '@remix-run/html-template'
import type { Cost } from '../../../costs/costs.rules.ts'
import { kilobytes } from '../../parts/numbers.ts'
import { table } from '../../parts/table.ts'
import type { Visit } from '../../parts/visit.ts'
import { costsMessages } from './costs.messages.ts'

/** Bars of a chart; the table has all. */
const MOST_BARS = 12
/** Thresholds of Core Web Vitals at the 75th percentile (web.dev/articles/vitals): good up to the first, poor above the second. */
const GRADES: Partial<Record<CostMetric, readonly [number, number]>> = {
  lcp: [2_500, 4_000],
  cls: [0.1, 0.25],
  inp: [200, 500],
}

export function costChart({ language }: Visit, metric: CostMetric, costs: readonly Cost[]): SafeHtml {
  const words = costsMessages[language]
  const most = Math.max(...costs.map(({ p95 }) => p95), Number.MIN_VALUE)
  const nameOf = ({ name }: Cost) => (name === SHELL_COSTS ? words.shell : name)
  const bars = costs.slice(0, MOST_BARS).map((cost) => {
    const grade = gradeOf(metric, cost.p75)
    return html`<li><span class="bar-name">${nameOf(cost)} <code>${cost.version}</code></span><span class="bar-value">${told(metric, cost.p75)}${grade === null ? null : html` <span class="badge" data-kind="${KINDS[grade]}">${words.grade[grade]}</span>`}</span>${bar(cost, most)}</li>`
  })
  return html`<section class="card"><h2>${words.metric[metric]}</h2><p class="weak">${words.hint[metric]}</p>
<ol class="bars">${bars}</ol>
<details><summary>${words.asTable}</summary>${table({
    caption: words.metric[metric],
    head: [
      words.remote,
      words.version,
      ...[words.loads, 'p50', 'p75', 'p95'].map((text) => ({ text, isNumber: true as const })),
    ],
    rows: costs.map((cost) => [
      nameOf(cost),
      html`<code>${cost.version}</code>`,
      cost.loads,
      told(metric, cost.p50),
      told(metric, cost.p75),
      told(metric, cost.p95),
    ]),
  })}</details></section>`
}

/** Hidden from assistive technology: the value is beside it as text, and the table has the rest. */
function bar({ p50, p75, p95 }: Cost, most: number): SafeHtml {
  const [from, to, end] = [p50, p75, p95].map((value) => Math.round((value / most) * 1_000) / 10)
  return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="bar-back" width="100" height="8"/><rect class="bar-fill" width="${to}" height="8"/><path class="bar-span" d="M${from} 4H${end}"/></svg>`
}

type Grade = 'good' | 'fair' | 'poor'
const KINDS: Readonly<Record<Grade, string>> = { good: 'good', fair: 'warn', poor: 'bad' }

function gradeOf(metric: CostMetric, value: number): Grade | null {
  const limits = GRADES[metric]
  if (limits === undefined) return null
  return value <= limits[0] ? 'good' : value <= limits[1] ? 'fair' : 'poor'
}

function told(metric: CostMetric, value: number): string {
  if (metric === 'bytes') return kilobytes(Math.round(value))
  if (metric === 'cls') return value.toFixed(3)
  if (metric === 'errors') return String(Math.round(value))
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`
}
