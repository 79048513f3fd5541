/** The environment menu of a page. */
import { PRODUCTION } from '@lantern/contract/federation'
import { html, type SafeHtml } from '@remix-run/html-template'
import { addressOf } from './address.ts'
import { environmentMessages } from './environments.messages.ts'
import type { Params, Visit } from './visit.ts'

export function environmentOf({ environment = PRODUCTION }: Params): string {
  return environment
}

/** The localised name of an environment; custom names stay as they are. */
export function environmentWord({ language }: Visit, name: string): string {
  const words: Readonly<Record<string, string>> = environmentMessages[language].environment
  return words[name] ?? name
}

/** @param path page that exists for each environment. @param note text beside, such as the revision */
export function environmentMenu(
  visit: Visit,
  { names, here, path, note = '' }: { names: readonly string[]; here: string; path: string; note?: string },
): SafeHtml {
  const words = environmentMessages[visit.language]
  // Production first.
  const sorted = [...names].sort((one, other) => Number(other === PRODUCTION) - Number(one === PRODUCTION))
  const links = sorted.map(
    (name) =>
      html`<li><a href="${addressOf(path, name)}"${name === here ? html` aria-current="true"` : null}>${environmentWord(visit, name)}</a></li>`,
  )
  return html`<nav class="environments" aria-label="${words.environments}"><ul>${links}</ul>${note === '' ? null : html`<p class="weak">${note}</p>`}</nav>`
}
