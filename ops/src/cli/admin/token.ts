/** Tokens and their rights. */

import type { TokenAnswer } from '../../access/token-service.ts'
import type { KnownToken } from '../../access/tokens.repository.ts'
import { ROLES } from '../../rights/rights.rules.ts'
import { consequenceMessages } from '../../texts/consequences.messages.ts'
import { timeOf } from '../../times/time-of.rules.ts'
import { utcMinute } from '../../times/utc-minute.ts'
import { UsageError } from '../frame/cli-error.ts'
import { type Call, defineVerb, JSON_OPTION } from '../frame/verb.ts'

const options = {
  ...JSON_OPTION,
  role: { type: 'string', value: 'ROLE', help: `create: ${ROLES.join(', ')}` },
  remote: { type: 'string', value: 'REMOTE', help: 'create: a deployer of this remote only' },
  expires: { type: 'string', value: '30d', help: 'create: when it expires; default never' },
  reason: { type: 'string', value: '"WHY"', help: 'why, for the audit log; revoke needs it' },
  yes: { type: 'boolean', help: 'revoke: do not ask for confirmation' },
} as const
type TokenCall = Call<typeof options>

export const token = defineVerb({
  name: 'token',
  takes: 'create|list|revoke [NAME]',
  help: 'tokens of the release service: create, list, revoke',
  more: 'A token is printed once, on stdout only, and stored as a hash. Pipelines pass it in OPS_TOKEN.',
  options,
  async run(call) {
    const [what, name] = call.words
    if (what === 'list') return list(call)
    if (what !== 'create' && what !== 'revoke')
      throw new UsageError(`token does not know "${what}": it is token create NAME, token list or token revoke NAME.`)
    if (name === undefined) throw new UsageError(`token ${what} needs the NAME of the token.`)
    return what === 'create' ? create(call, name) : revoke(call, name)
  },
})

async function create({ options: { role, remote, expires, reason }, service, say, progress }: TokenCall, name: string) {
  if (role === undefined) throw new UsageError(`token create needs --role: ${ROLES.join(', ')}.`)
  const expiresAt =
    expires === undefined ? null : timeOf(/^\d+[smhd]$/.test(expires) ? `+${expires}` : expires, Date.now())
  if (expires !== undefined && expiresAt === null)
    throw new UsageError(`--expires "${expires}" is no time: write 30d, 12h or 2026-12-01T03:00Z.`)
  const answer = await service.post<TokenAnswer>('/api/tokens', { name, role, remote, expiresAt, reason })
  if (answer.kind !== 'created') return
  const until = answer.expiresAt === null ? 'until it is revoked' : `until ${utcMinute(new Date(answer.expiresAt))}`
  progress(
    `${name} is a token of the role ${role}${remote === undefined ? '' : ` of ${remote}`}, ${until}. It is shown this once:`,
  )
  say(answer.token)
}

async function revoke({ options: { reason }, service, say, confirm }: TokenCall, name: string) {
  if (reason === undefined) throw new UsageError('token revoke needs --reason: why, for the audit log.')
  await confirm([consequenceMessages.en.revoke({ name })], name)
  await service.post<TokenAnswer>(`/api/tokens/${encodeURIComponent(name)}/revoke`, { reason })
  say(`${name} is revoked.`)
}

async function list({ options: { json }, service, say }: TokenCall) {
  const tokens = (await service.get<{ tokens: KnownToken[] }>('/api/tokens'))?.tokens ?? []
  if (json) return say(JSON.stringify(tokens, null, 2))
  if (tokens.length === 0) return say('There is only the first token (OPS_TOKEN, or DATA_DIR/ops-token).')
  for (const { name, role, remote, expiresAt, revokedAt, lastUsedAt } of tokens) {
    const state =
      revokedAt !== null
        ? `revoked ${utcMinute(revokedAt)}`
        : expiresAt === null
          ? 'until revoked'
          : `${new Date(expiresAt) > new Date() ? 'until' : 'over since'} ${utcMinute(expiresAt)}`
    const used = lastUsedAt === null ? 'never used' : `used ${utcMinute(lastUsedAt)}`
    say(`${name}  ${role}${remote === null ? '' : ` of ${remote}`}  ${state}  ${used}`)
  }
}
