/** One remote in one environment: live versions, possible steps, builds and history. */
import { SHELL_NAME } from '@lantern/contract/boot'
import { html, type SafeHtml } from '@remix-run/html-template'
import type { SizedBuilds } from '../../../diff/sized-builds.ts'
import { lineOf } from '../../../registry/remote-line.ts'
import type { Action } from '../../../rights/rights.rules.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { addressOf, remoteAddress } from '../../parts/address.ts'
import { environmentOf, environmentWord } from '../../parts/environments.ts'
import { type IconName, icon } from '../../parts/icon.ts'
import type { Visit } from '../../parts/visit.ts'
import { windowList } from '../../parts/windows.ts'
import { buildsTable } from './builds-table.ts'
import { historyTable } from './history-table.ts'
import { remoteBadges } from './remote-card.ts'
import { buildsWithStates, type RemoteFacts, remotesIn } from './remote-state.ts'
import { remotesMessages } from './remotes.messages.ts'
import type { RemotePageParts } from './remotes.page.ts'
import { traffic } from './traffic.ts'

/** History lines on a page. */
const LINES = 20

export function remotePage(frame: ConsoleFrame, parts: RemotePageParts & { builds: SizedBuilds }): void {
  const { registry } = parts
  frame.page('/remotes/:name', 'read', async (visit, { name = '' }, query) => {
    const words = remotesMessages[visit.language]
    const environment = environmentOf(query)
    const { remotes } = await remotesIn(environment, parts, visit.nowMs)
    const remote = remotes.find(({ scope }) => scope.name === name)
    if (remote === undefined) return null
    const before = /^\d{1,9}$/.test(query.before ?? '') ? Number(query.before) : undefined
    const history = await registry.history(name, environment)
    const lines = history.filter(({ revision }) => before === undefined || revision < before).slice(0, LINES)
    const builds = buildsWithStates(await registry.builds(name), history.map(lineOf))
    return {
      title: name,
      up: { address: addressOf('/', environment), text: `${words.title} · ${environmentWord(visit, environment)}` },
      body: html`<section class="card now">${remoteBadges(visit, remote)}${traffic(remote, words)}
${windowList(visit, remote.windows)}${stepButtons(visit, remote)}</section>
<h2>${words.builds}</h2>${await buildsTable(visit, remote, builds, parts.builds)}
<h2>${words.history}</h2>${historyTable(visit, lines)}
${lines.length === LINES ? html`<nav class="pager" aria-label="${words.history}"><a class="button" href="${remoteAddress(remote.scope, '', { before: String(lines.at(-1)?.revision ?? 0) })}">${words.older}</a></nav>` : null}`,
    }
  })
}

/** Steps that this user may take now. */
function stepButtons(visit: Visit, { scope, now, windows }: RemoteFacts): SafeHtml | null {
  const words = remotesMessages[visit.language]
  const buttons: [action: Action, below: string, sign: IconName, text: string, isWanted: boolean][] = [
    ['promote', '/steps/promote', 'up', words.stepTitles.promote, now.canary !== null],
    ['rollback', '/steps/rollback', 'undo', words.stepTitles.rollback, now.canary !== null || now.kept.length > 0],
    ['canary', '/steps/canary', 'layers', words.stepTitles.canary, !now.pinned],
    ['pin', '/steps/pin', 'pin', words.stepTitles.pin, !now.pinned && now.canary === null],
    ['pin', '/steps/unpin', 'pin', words.stepTitles.unpin, now.pinned],
    ['maintenance', '/maintenance', 'clock', words.close, scope.name !== SHELL_NAME],
    ['maintenance', '/maintenance/end', 'clock', words.endWindows, windows.length > 0],
    ['kill', '/steps/kill', 'power', words.stepTitles.kill, !now.off],
    ['kill', '/steps/revive', 'power', words.stepTitles.revive, now.off],
  ]
  const allowed = buttons.filter(([action, , , , isWanted]) => isWanted && visit.may(action, scope.name))
  if (allowed.length === 0) return null
  const links = allowed.map(
    ([, below, sign, text]) => html`<a class="button" href="${remoteAddress(scope, below)}">${icon(sign)}${text}</a>`,
  )
  return html`<div class="steps">${links}</div>`
}
