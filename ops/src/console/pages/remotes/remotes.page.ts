/** What is live: every remote of an environment in a card. */
import { PRODUCTION } from '@lantern/contract/federation'
import { html, type SafeHtml } from '@remix-run/html-template'
import type { Health } from '../../../health/health.repository.ts'
import type { Maintenance } from '../../../registry/maintenance.repository.ts'
import type { Registry } from '../../../registry/registry.repository.ts'
import type { ConsoleFrame, Params } from '../../frame/console-frame.ts'
import type { Visit } from '../../frame/visit.ts'
import { addressOf } from '../../parts/address.ts'
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
      body: html`${environmentMenu(visit, environments, environment, revision)}
${remotes.length === 0 ? html`<p class="card empty">${words.empty}</p>` : html`<ul class="cards">${remotes.map((one) => remoteCard(visit, one))}</ul>`}`,
    }
  })
}

export function environmentOf({ environment = PRODUCTION }: Params): string {
  return environment
}

/** An environment in the words of the page; those that a house names itself stay as they are. */
export function environmentWord({ language }: Visit, name: string): string {
  const words: Readonly<Record<string, string>> = remotesMessages[language].environment
  return words[name] ?? name
}

function environmentMenu(visit: Visit, names: readonly string[], here: string, revision: number): SafeHtml {
  const words = remotesMessages[visit.language]
  // Production first: it is where everybody is.
  const sorted = [...names].sort((one, other) => Number(other === PRODUCTION) - Number(one === PRODUCTION))
  const links = sorted.map(
    (name) =>
      html`<li><a href="${addressOf('/', name)}"${name === here ? html` aria-current="true"` : null}>${environmentWord(visit, name)}</a></li>`,
  )
  return html`<nav class="environments" aria-label="${words.environments}"><ul>${links}</ul><p class="weak">${words.revision({ revision })}</p></nav>`
}
