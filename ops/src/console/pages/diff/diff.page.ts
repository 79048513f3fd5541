/** Two builds of a remote side by side. */
import { html, type SafeHtml } from '@remix-run/html-template'
import type { BuildDiff, FileChange } from '../../../diff/build-diff.rules.ts'
import type { SizedBuilds } from '../../../diff/sized-builds.ts'
import type { Registry } from '../../../registry/registry.repository.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { selectField } from '../../parts/form.ts'
import { kilobytes, weightChange } from '../../parts/numbers.ts'
import { table } from '../../parts/table.ts'
import type { Visit } from '../../parts/visit.ts'
import { diffMessages } from './diff.messages.ts'

/** Characters of a hash that distinguish builds by eye. */
const HASH_LETTERS = 19

export function diffPage(frame: ConsoleFrame, registry: Registry, builds: SizedBuilds): void {
  frame.page('/remotes/:name/diff', 'read', async (visit, { name = '' }, query) => {
    const words = diffMessages[visit.language]
    const versions = (await registry.builds(name)).map(({ version }) => version)
    const [newest, older = newest] = versions
    if (newest === undefined || older === undefined) return null
    const to = query.to ?? newest
    const from = query.from ?? older
    const diff = await builds.diff(name, from, to)
    if ('kind' in diff) return null
    const choices = versions.map((version) => [version, version] as const)
    return {
      title: words.title({ name }),
      up: { address: `/remotes/${name}`, text: name },
      body: html`<form method="get" action="/remotes/${name}/diff" class="filter">
${selectField({ name: 'from', label: words.from, value: from, choices })}${selectField({ name: 'to', label: words.to, value: to, choices })}
<button class="button">${words.compare}</button></form>
${declared(visit, diff)}${files(visit, diff)}`,
    }
  })
}

function declared({ language }: Visit, { contract, shared, slots, prefixes, pages, weight }: BuildDiff): SafeHtml {
  const words = diffMessages[language]
  const change = weight.to.brotli - weight.from.brotli
  const arrow = (from: string | null, to: string | null) =>
    html`<span class="arrow"><code>${from ?? words.none}</code> → <code>${to ?? words.none}</code></span>`
  const lists = [
    { title: words.slots, ...slots },
    { title: words.prefixes, ...prefixes },
    { title: words.pages, ...pages },
  ].filter(({ added, removed }) => added.length + removed.length > 0)
  const isQuiet = contract === null && shared.length === 0 && lists.length === 0
  return html`<section class="card"><dl class="facts">
<div><dt>${words.weight}</dt><dd class="figure">${kilobytes(weight.to.brotli)} <span class="change" data-kind="${change > 0 ? 'more' : 'less'}">${weightChange(change)}</span></dd></div>
${contract === null ? null : html`<div><dt>${words.contract}</dt><dd>${arrow(contract.from, contract.to)}</dd></div>`}
${shared.length === 0 ? null : html`<div><dt>${words.shared}</dt><dd>${shared.map((one) => html`<p>${one.name} ${arrow(one.from, one.to)}</p>`)}</dd></div>`}
${lists.map(({ title, added, removed }) => html`<div><dt>${title}</dt><dd>${added.map((one) => html`<p>+ <code>${one}</code></p>`)}${removed.map((one) => html`<p>− <code>${one}</code></p>`)}</dd></div>`)}
</dl>${isQuiet ? html`<p class="weak">${words.nothing}</p>` : null}</section>`
}

function files({ language }: Visit, { files: changes, unchanged }: BuildDiff): SafeHtml {
  const words = diffMessages[language]
  if (changes.length === 0) return html`<p class="card empty">${words.identical}</p>`
  return html`<h2>${words.files}</h2>${table({
    caption: words.files,
    head: [
      words.change,
      words.file,
      { text: words.before, isNumber: true },
      { text: words.after, isNumber: true },
      { text: words.difference, isNumber: true },
      words.hash,
    ],
    rows: changes.map((one) => fileRow(one, words.kinds[one.kind])),
  })}<p class="weak">${words.same({ count: unchanged })}</p>`
}

function fileRow({ kind, file, from, to }: FileChange, word: string) {
  const before = from?.brotli ?? from?.size ?? 0
  const after = to?.brotli ?? to?.size ?? 0
  return [
    html`<span class="badge" data-kind="${kind}">${word}</span>`,
    html`<code>${file}</code>`,
    from === null ? null : kilobytes(before),
    to === null ? null : kilobytes(after),
    weightChange(after - before),
    to === null ? null : html`<code title="${to.integrity}">${to.integrity.slice(0, HASH_LETTERS)}…</code>`,
  ]
}
