/** A link with which a phone runs a published build instead of the live one, for a while. */
import { OVERRIDE_MARK } from '@lantern/contract/override'
import { renderUnicodeCompact } from 'uqr'
import type { OverrideAnswer } from '../overrides/override-desk.ts'
import { CliError } from './cli-error.ts'
import { ENVIRONMENT_OPTION } from './take-step.ts'
import { timeOf } from './time-of.rules.ts'
import { defineVerb, REASON_OPTION } from './verb.ts'

export const override = defineVerb({
  name: 'override',
  takes: 'REMOTE VERSION',
  help: 'a signed link with which a phone of staff runs a version, for a while',
  more: 'Whoever opens the link runs that version until the time is over or they end it; nobody else does. The page says so all the while.',
  options: {
    for: { type: 'string', value: 'TIME', help: 'how long, up to 24h; 4h when left out' },
    site: { type: 'string', value: 'ORIGIN', help: 'where the site is; the edge of this machine when left out' },
    ...ENVIRONMENT_OPTION,
    ...REASON_OPTION,
  },
  async run({ words: [name = '', version = ''], options, desk, settings, say }) {
    const forMs = lengthOf(options.for ?? '4h')
    const origin = originOf(options.site ?? `http://localhost:${settings.EDGE_PORT}`)
    const { environment, reason } = options
    const address = `/api/remotes/${encodeURIComponent(name)}/override`
    const answer = await desk.post<OverrideAnswer>(address, { version, environment, forMs, reason })
    if (answer.kind === 'refused') return
    const link = `${origin}/${OVERRIDE_MARK}${answer.text}`
    say(renderUnicodeCompact(link, { ecc: 'L', border: 2 }))
    say(link)
    say(`${name} ${version} on whatever opens it, until ${minute(answer.expiresAt)} UTC (${answer.nonce}).`)
  },
})

function lengthOf(text: string): number {
  const at = timeOf(`+${text.replace(/^\+/, '')}`, 0)
  if (at === null || at === 0) throw new CliError(`--for "${text}" is no length of time: write 30m or 4h.`)
  return at
}

function originOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin
  throw new CliError(`--site "${text}" is no origin: write https://example.com.`)
}

const minute = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
