/** The history of a remote, newest first. */
import { html, type SafeHtml } from '@remix-run/html-template'
import type { Deployment } from '../../../registry/registry.repository.ts'
import { lineOf } from '../../../registry/remote-line.ts'
import { inSiteTime } from '../../../times/site-time.ts'
import { table } from '../../parts/table.ts'
import type { Visit } from '../../parts/visit.ts'
import { remotesMessages } from './remotes.messages.ts'

const ALARMING: ReadonlySet<string> = new Set(['rollback', 'kill'])

export function historyTable(visit: Visit, lines: readonly Deployment[]): SafeHtml {
  const words = remotesMessages[visit.language]
  return table({
    caption: words.history,
    head: [{ text: words.line, isNumber: true }, words.when, words.what, words.version, words.who, words.why],
    rows: lines.map((row) => {
      const { version, from, canary } = lineOf(row)
      return [
        row.revision,
        html`<time datetime="${row.at.toISOString()}">${inSiteTime(row.at.getTime(), visit.zone)}</time>`,
        html`<span class="badge" data-kind="${ALARMING.has(row.kind) ? 'bad' : 'plain'}">${words.kinds[row.kind]}</span>`,
        html`${from === null ? null : html`<code>${from}</code> → `}<code>${version}</code>${canary === null ? null : html`<br><span class="weak">${words.canary} <code>${canary.version}</code> ${canary.percent} %</span>`}`,
        row.actor,
        html`<span class="words">${row.reason}</span>`,
      ]
    }),
  })
}
