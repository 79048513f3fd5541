/** Success rate of a version in the last hour. */
import { html, type SafeHtml } from '@remix-run/html-template'
import { ERROR_BUDGET, rateOf } from '../../../health/error-budget.rules.ts'
import type { VersionHealth } from '../../../health/health.repository.ts'
import type { RemotesWords } from './remotes.messages.ts'

/** Empty without reports: no data is not good news. */
export function healthMark(health: VersionHealth | undefined, words: RemotesWords): SafeHtml | null {
  if (health === undefined) return null
  const rate = rateOf(health)
  const kind = rate > ERROR_BUDGET ? 'bad' : 'good'
  const text = words.failedFor({ rate: `${(rate * 100).toFixed(1)} %`, visitors: health.loaded + health.failed })
  return html`<span class="badge" data-kind="${kind}">${text}</span>`
}
