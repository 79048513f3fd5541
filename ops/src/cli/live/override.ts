/** Trial links, with which a phone runs a published build for a while: make, list, revoke. */

import { renderUnicodeCompact } from 'uqr'
import { linkMark } from '../../overrides/link-mark.rules.ts'
import { type KnownLink, subjectOf } from '../../overrides/override-links.repository.ts'
import type { OverrideAnswer, RevokeAnswer } from '../../overrides/override-service.ts'
import { consequenceMessages } from '../../texts/consequences.messages.ts'
import { timeOf } from '../../times/time-of.rules.ts'
import { utcMinute } from '../../times/utc-minute.ts'
import { CliError, UsageError } from '../frame/cli-error.ts'
import { ENVIRONMENT_OPTION } from '../frame/take-step.ts'
import { type Call, defineVerb, JSON_OPTION } from '../frame/verb.ts'

const options = {
  for: { type: 'string', value: 'TIME', help: 'duration, up to 24h; default 4h' },
  site: { type: 'string', value: 'ORIGIN', help: 'origin of the site; default the edge of this machine' },
  ...ENVIRONMENT_OPTION,
  reason: { type: 'string', value: '"WHY"', help: 'why, for the audit log; required except for list' },
  ...JSON_OPTION,
  yes: { type: 'boolean', help: 'revoke: do not ask for confirmation' },
} as const
type OverrideCall = Call<typeof options>

export const override = defineVerb({
  name: 'override',
  takes: 'REMOTE|list|revoke [VERSION|NUMBER]',
  help: 'trial links, with which a phone of staff runs a version for a while: make, list (with chaos links), revoke',
  more: 'override REMOTE VERSION makes a link: the device that opens it runs that version until the time is over or the visitor ends it; no other device does, and the page says so all the while. override list names those that are good, override revoke NUMBER ends one at once.',
  options,
  async run(call) {
    const [what = '', which] = call.words
    if (what === 'list') return list(call)
    const { reason } = call.options
    if (reason === undefined) throw new UsageError('override needs --reason: why, for the audit log.')
    if (which === undefined)
      throw new UsageError(
        what === 'revoke'
          ? 'override revoke needs the NUMBER of the link; see them with override list.'
          : `override ${what} needs a VERSION; see them with history ${what}.`,
      )
    return what === 'revoke' ? revoke(call, which, reason) : make(call, { name: what, version: which, reason })
  },
})

type Order = { name: string; version: string; reason: string }

async function make({ options: given, service, settings, say }: OverrideCall, { name, version, reason }: Order) {
  const forMs = lengthOf(given.for ?? '4h')
  const origin = originOf(given.site ?? `http://localhost:${settings.EDGE_PORT}`)
  const address = `/api/remotes/${encodeURIComponent(name)}/override`
  const { environment } = given
  const answer = await service.post<OverrideAnswer>(address, { version, environment, forMs, reason })
  if (answer.kind === 'refused') return
  showLink(say, origin, answer)
  say(`${name} ${version} on whatever opens it, until ${utcMinute(answer.expiresAt)} (${answer.nonce}).`)
}

async function list({ options: { environment, json }, service, say }: OverrideCall) {
  const links = await linksOf(service, environment)
  if (json) return say(JSON.stringify(links, null, 2))
  if (links.length === 0) return say('No valid links.')
  for (const link of links) {
    const { nonce, name, expiresAt, actor, reason, takenBack } = link
    const state = takenBack === null ? `until ${utcMinute(expiresAt)}` : `revoked by ${takenBack.by}`
    say(`${nonce}  ${name} ${subjectOf(link)}  ${state}  ${actor}: ${reason}`)
  }
}

async function revoke(
  { options: { environment }, service, say, confirm }: OverrideCall,
  nonce: string,
  reason: string,
) {
  const link = (await linksOf(service, environment)).find((one) => one.nonce === nonce)
  if (link === undefined)
    throw new CliError(`No link ${nonce} is valid${environment ? ` in ${environment}` : ''}. See override list.`)
  await confirm([consequenceMessages.en.takeBack({ name: link.name, subject: subjectOf(link) })], link.name)
  const path = `/api/remotes/${encodeURIComponent(link.name)}/override/${encodeURIComponent(nonce)}/revoke`
  const answer = await service.post<RevokeAnswer>(path, { reason })
  if (answer.kind === 'takenBack')
    say(`Done, revision ${answer.revision}. The link ${nonce} of ${answer.name} ${answer.subject} is revoked.`)
}

type Listed = Omit<KnownLink, 'expiresAt' | 'madeAt'> & { expiresAt: string; madeAt: string }

async function linksOf(service: OverrideCall['service'], environment: string | undefined): Promise<Listed[]> {
  const query = environment === undefined ? '' : `?environment=${encodeURIComponent(environment)}`
  return (await service.get<{ links: Listed[] }>(`/api/overrides${query}`))?.links ?? []
}

function lengthOf(text: string): number {
  const at = timeOf(`+${text.replace(/^\+/, '')}`, 0)
  if (at === null || at === 0) throw new CliError(`--for "${text}" is not a duration: write 30m or 4h.`)
  return at
}

/** Shows a link once, as a QR code and as text. */
export function showLink(say: (line: string) => void, origin: string, { text }: { text: string }): void {
  const link = `${origin}/${linkMark(text)}${text}`
  say(renderUnicodeCompact(link, { ecc: 'L', border: 2 }))
  say(link)
}

/** @throws CliError */
export function originOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin
  throw new CliError(`--site "${text}" is not an origin: write https://example.com.`)
}

/** A time as the command line writes it, in UTC. */
