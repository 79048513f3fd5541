/** Every remote of an environment as a card. */
import { html } from '@remix-run/html-template'
import type { Health } from '../../../health/health.repository.ts'
import type { Maintenance } from '../../../maintenance/maintenance.repository.ts'
import type { Registry } from '../../../registry/registry.repository.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { environmentMenu, environmentOf } from '../../parts/environments.ts'
import { remoteCard } from './remote-card.ts'
import { remotesIn } from './remote-state.ts'
import { remotesMessages } from './remotes.messages.ts'

export type RemotePageParts = { registry: Registry; maintenance: Maintenance; health: Health }

export function remotesPage(frame: ConsoleFrame, parts: RemotePageParts): void {
  frame.page('/', 'read', async (visit, _params, query) => {
    const words = remotesMessages[visit.language]
    const environments = await parts.registry.environments()
    const environment = environmentOf(query)
    if (!environments.includes(environment)) return null
    const { revision, remotes } = await remotesIn(environment, parts, visit.nowMs)
    return {
      title: words.title,
      body: html`${environmentMenu(visit, { names: environments, here: environment, path: '/', note: words.revision({ revision }) })}
${remotes.length === 0 ? html`<p class="card empty">${words.empty}</p>` : html`<ul class="cards">${remotes.map((one) => remoteCard(visit, one))}</ul>`}`,
    }
  })
}
