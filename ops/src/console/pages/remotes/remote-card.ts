/** A remote in the list: live version, exceptional states, last change. */
import { html, type SafeHtml } from '@remix-run/html-template'
import { remoteAddress } from '../../parts/address.ts'
import { moment } from '../../parts/numbers.ts'
import type { Visit } from '../../parts/visit.ts'
import { isClosedNow, windowList } from '../../parts/windows.ts'
import type { RemoteFacts } from './remote-state.ts'
import { remotesMessages } from './remotes.messages.ts'
import { traffic } from './traffic.ts'

export function remoteCard(visit: Visit, remote: RemoteFacts): SafeHtml {
  const words = remotesMessages[visit.language]
  const { scope, last, windows } = remote
  return html`<li class="card remote"><div class="remote-head"><h2><a href="${remoteAddress(scope)}">${scope.name}</a></h2>${remoteBadges(visit, remote)}</div>
${traffic(remote, words)}${windowList(visit, windows)}
<p class="last weak">${words.kinds[last.kind]} ${moment(visit, last.at)} · ${last.actor}: ${last.reason}</p></li>`
}

/** Exceptional states, one word each. */
export function remoteBadges(visit: Visit, { now, windows }: RemoteFacts): SafeHtml {
  const words = remotesMessages[visit.language]
  const badge = (kind: string, text: string) => html`<span class="badge" data-kind="${kind}">${text}</span>`
  return html`<span class="badges">${now.off ? badge('bad', words.closed) : null}${isClosedNow(visit, windows) ? badge('warn', words.inMaintenance) : null}${now.canary === null ? null : badge('live', words.canary)}${now.pinned ? badge('plain', words.pinned) : null}</span>`
}
