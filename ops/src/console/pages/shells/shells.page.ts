/** The live shells that a new build must fit. */
import { html } from '@remix-run/html-template'
import type { LiveShells } from '../../../shells/live-shells.repository.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { moment } from '../../parts/numbers.ts'
import { table } from '../../parts/table.ts'
import { shellsMessages } from './shells.messages.ts'

export function shellsPage(frame: ConsoleFrame, shells: LiveShells): void {
  frame.page('/shells', 'read', async (visit) => {
    const words = shellsMessages[visit.language]
    const all = await shells.all()
    const rows = all.map(({ shell, edge, isServed, provides, lastSeen }) => {
      const shared = Object.entries(provides.shared)
      return [
        html`<code>${shell}</code>`,
        edge,
        html`<span class="badge" data-kind="${isServed ? 'good' : 'plain'}">${isServed ? words.served : words.open}</span>`,
        html`<code>${provides.oldestContract} – ${provides.contractVersion}</code>`,
        html`<details><summary>${shared.length}</summary><ul class="ranges">${shared.map(([name, version]) => html`<li>${name} <code>${version}</code></li>`)}</ul></details>`,
        moment(visit, lastSeen),
      ]
    })
    const head = [words.shell, words.edge, words.state, words.contract, words.shared, words.seen]
    return {
      title: words.title,
      body: html`<p class="lead">${words.lead}</p>${all.length === 0 ? html`<p class="card empty">${words.empty}</p>` : table({ caption: words.title, head, rows })}`,
    }
  })
}
