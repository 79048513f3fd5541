/** What is live: every remote in a card. */
import { html } from '@remix-run/html-template'
import type { Registry } from '../../../registry/registry.repository.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { moment } from '../../parts/numbers.ts'
import { remotesMessages } from './remotes.messages.ts'

export function remotesPage(frame: ConsoleFrame, { registry }: { registry: Registry }): void {
  frame.page('/', 'read', async (visit) => {
    const words = remotesMessages[visit.language]
    const { revision, live } = await registry.current()
    const cards = live.map(
      (row) =>
        html`<li class="card remote"><h2><a href="/remotes/${row.name}/diff">${row.name}</a></h2><p class="version"><code>${row.version}</code></p><p class="weak">${words.last} ${moment(visit, row.at)} · ${row.actor}: ${row.reason}</p></li>`,
    )
    return {
      title: words.title,
      body: html`<p class="lead">${words.revision({ revision })}</p>${live.length === 0 ? html`<p class="card empty">${words.empty}</p>` : html`<ul class="cards">${cards}</ul>`}`,
    }
  })
}
