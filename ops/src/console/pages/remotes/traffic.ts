/** The split of visitors as a bar and as text. */
import { html, type SafeHtml } from '@remix-run/html-template'
import { healthMark } from './health-mark.ts'
import type { RemoteFacts } from './remote-state.ts'
import type { RemotesWords } from './remotes.messages.ts'

export function traffic({ shares, now, health }: RemoteFacts, words: RemotesWords): SafeHtml {
  let x = 0
  // SVG attributes: the policy forbids inline styles.
  const parts = shares.map(({ percent, state }) => {
    const part = html`<rect x="${x}" y="0" width="${percent}" height="4" data-kind="${state}"/>`
    x += percent
    return part
  })
  const told = shares.map(({ version, percent }) => `${version} ${percent} %`).join(', ')
  const rows = shares.map(
    ({ version, percent, state }) =>
      html`<li><span class="share-name"><span class="dot" data-kind="${state}"></span><code>${version}</code></span><span class="weak">${words[state]}</span>${healthMark(health.get(version), words)}<strong>${percent} %</strong></li>`,
  )
  return html`<svg class="traffic" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label="${words.traffic({ shares: told })}"${now.off ? html` data-off` : null}>${parts}</svg><ul class="shares">${rows}</ul>`
}
