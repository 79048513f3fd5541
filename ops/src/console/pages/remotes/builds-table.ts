/** The builds of a remote with size, contents, state and possible steps. */
import { html, type SafeHtml } from '@remix-run/html-template'
import { weightOf } from '../../../diff/build-diff.rules.ts'
import type { SizedBuilds } from '../../../diff/sized-builds.ts'
import type { Action } from '../../../rights/rights.rules.ts'
import { remoteAddress } from '../../parts/address.ts'
import { kilobytes, moment } from '../../parts/numbers.ts'
import { type Cell, table } from '../../parts/table.ts'
import type { Visit } from '../../parts/visit.ts'
import { healthMark } from './health-mark.ts'
import type { BuildFacts, BuildState, RemoteFacts } from './remote-state.ts'
import { remotesMessages } from './remotes.messages.ts'

/** Builds on a page; `ops history` lists older ones. */
const SHOWN = 25
const KIND: Readonly<Record<BuildState, string>> = {
  everybody: 'stable',
  canary: 'live',
  kept: 'good',
  withdrawn: 'warn',
  off: 'bad',
  idle: 'plain',
}

export async function buildsTable(
  visit: Visit,
  remote: RemoteFacts,
  builds: readonly BuildFacts[],
  sized: SizedBuilds,
): Promise<SafeHtml> {
  const words = remotesMessages[visit.language]
  const rows = builds.slice(0, SHOWN).map(async (build): Promise<Cell[]> => {
    const { version, state, contractVersion, at, by, size } = build
    const found = await sized.of(remote.scope.name, version)
    const shared = Object.entries(found?.build.shared ?? {})
    return [
      html`<code class="strong">${version}</code><br><span class="weak">${by} · ${moment(visit, new Date(at))}</span>`,
      html`<div class="stack"><span class="badge" data-kind="${KIND[state]}">${words[state]}</span>${healthMark(remote.health.get(version), words)}</div>`,
      html`${kilobytes(found === undefined ? size : weightOf(found.files).brotli)}<br><span class="weak">${words.contract} ${contractVersion}</span>`,
      html`<details><summary>${shared.length}</summary><ul class="ranges">${shared.map(([name, range]) => html`<li>${name} <code>${range}</code></li>`)}</ul></details>`,
      stepLinks(visit, remote, build),
    ]
  })
  return table({
    caption: words.builds,
    head: [words.version, words.state, { text: words.size, isNumber: true }, words.shared, words.steps],
    rows: await Promise.all(rows),
  })
}

function stepLinks(visit: Visit, { scope, now }: RemoteFacts, { version, state }: BuildFacts): SafeHtml {
  const words = remotesMessages[visit.language]
  const isShown = state === 'everybody'
  const free = !now.pinned && state !== 'off'
  const steps: [
    action: Action,
    kind: 'canary' | 'promote' | 'rollback' | 'pin' | 'kill' | 'revive',
    isWanted: boolean,
  ][] = [
    ['promote', 'promote', free && !isShown && (now.canary === null || state === 'canary')],
    ['canary', 'canary', free && !isShown],
    ['rollback', 'rollback', !isShown && state !== 'canary' && state !== 'off'],
    ['kill', 'revive', state === 'off'],
    ['kill', 'kill', state !== 'off' && state !== 'idle'],
  ]
  const links = steps
    .filter(([action, , isWanted]) => isWanted && visit.may(action, scope.name))
    .map(([, kind]) => {
      const address = remoteAddress(scope, `/steps/${kind}`, { version })
      const label = words.ofVersion({ step: words.stepTitles[kind], version })
      return html`<a class="button" data-size="sm" href="${address}" aria-label="${label}">${words.stepTitles[kind]}</a>`
    })
  const diff = isShown
    ? null
    : html`<a class="button" data-size="sm" href="${remoteAddress(scope, '/diff', { from: now.version, to: version })}" aria-label="${words.ofVersion({ step: words.diff, version })}">${words.diff}</a>`
  return html`<div class="steps">${links}${diff}</div>`
}
