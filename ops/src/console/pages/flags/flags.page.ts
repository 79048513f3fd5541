/** The flags of an environment, each with the step that switches it. */
import { html, type SafeHtml } from '@remix-run/html-template'
import type { FlagFacts, FlagService } from '../../../flags/flag-service.ts'
import type { Registry } from '../../../registry/registry.repository.ts'
import { consequenceMessages } from '../../../texts/consequences.messages.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { addressOf, remoteAddress } from '../../parts/address.ts'
import { environmentMenu, environmentOf } from '../../parts/environments.ts'
import { moment } from '../../parts/numbers.ts'
import { table } from '../../parts/table.ts'
import type { View, Visit } from '../../parts/visit.ts'
import { type Confirm, confirmView, reasonOf } from '../../steps/confirm-view.ts'
import { stepMessages } from '../../steps/step.messages.ts'
import { flagsMessages } from './flags.messages.ts'

const BELOW = { on: 'on', off: 'off' } as const

export function flagPages(frame: ConsoleFrame, { registry, flags }: { registry: Registry; flags: FlagService }): void {
  frame.page('/flags', 'read', async (visit, _params, query) => {
    const words = flagsMessages[visit.language]
    const environment = environmentOf(query)
    const names = await registry.environments()
    if (!names.includes(environment)) return null
    const list = await flags.list(environment)
    return {
      title: words.title,
      body: html`<p class="lead">${words.lead}</p>${environmentMenu(visit, { names, here: environment, path: '/flags' })}
${list.length === 0 ? html`<p class="card empty">${words.none}</p>` : flagsTable(visit, list)}`,
    }
  })

  for (const below of Object.values(BELOW)) {
    const path = `/remotes/:name/flags/:flag/${below}`
    const isOn = below === BELOW.on
    frame.page(path, 'flag', async (visit, { name = '', flag = '' }, query) => {
      const found = (await flags.list(environmentOf(query))).find((one) => one.name === name && one.flag === flag)
      return found === undefined ? null : switchView(visit, found, isOn)
    })
    frame.step(path, 'flag', async (visit, { name = '', flag = '' }, form) => {
      const environment = environmentOf(form)
      const found = (await flags.list(environment)).find((one) => one.name === name && one.flag === flag)
      if (found === undefined) return null
      const reason = reasonOf(form)
      if (reason === null)
        return switchView(visit, found, isOn, { form, reasonError: stepMessages[visit.language].reasonMissing })
      const answer = await flags.switch({ name, environment, flag, isOn, reason, actor: visit.grant.name })
      if (answer.kind === 'refused') return switchView(visit, found, isOn, { form, refusals: answer.refusals })
      const words = flagsMessages[visit.language]
      return { to: addressOf('/flags', environment), notice: words.done({ name, flag, step: words[below] }) }
    })
  }
}

function switchView(visit: Visit, facts: FlagFacts, isOn: boolean, rest: Partial<Confirm> = {}): View {
  const words = flagsMessages[visit.language]
  const consequences = consequenceMessages[visit.language]
  const { name, environment, flag, shows } = facts
  const shown = { name, what: shows.join(', ') }
  const button = words.stepOf({ step: isOn ? words.switchOn : words.switchOff, flag, name })
  return confirmView(visit, {
    title: button,
    up: { address: addressOf('/flags', environment), text: words.title },
    action: remoteAddress({ name, environment }, `/flags/${flag}/${isOn ? BELOW.on : BELOW.off}`),
    sentences: [isOn ? consequences.flagOn(shown) : consequences.flagOff(shown)],
    button,
    kind: isOn ? 'primary' : 'danger',
    hidden: { environment },
    ...rest,
  })
}

function flagsTable(visit: Visit, list: readonly FlagFacts[]): SafeHtml {
  const words = flagsMessages[visit.language]
  return table({
    caption: words.title,
    head: [words.flag, words.state, words.shows, words.changed, ''],
    rows: list.map((facts) => {
      const { name, flag, isOn, shows, changed } = facts
      const step = isOn ? words.switchOff : words.switchOn
      const below = `/flags/${flag}/${isOn ? BELOW.off : BELOW.on}`
      return [
        html`<strong>${flag}</strong><br><span class="weak">${name}</span>`,
        html`<span class="badge" data-kind="${isOn ? 'good' : 'off'}">${isOn ? words.on : words.off}</span>`,
        shows.length === 0
          ? html`<span class="weak">${words.nothing}</span>`
          : html`<ul class="ranges">${shows.map((what) => html`<li><code>${what}</code></li>`)}</ul>`,
        changed === null
          ? html`<span class="weak">${words.never}</span>`
          : html`${changed.actor} · ${moment(visit, changed.at)}<br><span class="words weak">${changed.reason}</span>`,
        visit.may('flag', name)
          ? html`<a class="button" data-size="sm" href="${remoteAddress(facts, below)}" aria-label="${words.stepOf({ step, flag, name })}">${step}</a>`
          : null,
      ]
    }),
  })
}
