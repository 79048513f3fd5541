/**
 * Limits sign-in calls and public writes per network before they reach the upstream; shared by all edges through Redis. The upstream's own limits are
 * narrower and count accounts and devices (decision 0039); these also protect an upstream without limits.
 */

import { captchaChallenge, captchaVerify } from '@lantern/contract/captcha'
import * as CODE from '@lantern/contract/code'
import { demoLaunch, demoReset, demoStart } from '@lantern/contract/demo'
import { helpVote } from '@lantern/contract/help'
import { inviteResolve } from '@lantern/contract/invite'
import { passkeyOptions, passkeyVerify } from '@lantern/contract/passkeys'
import { recoveryReset, recoverySend, recoveryStart, recoveryVerify } from '@lantern/contract/recovery'
import { serviceEnd, serviceHuman, serviceOpen, serviceRate, serviceSend } from '@lantern/contract/service'
import { imageCode, login, nameCheck, register, registerNotify, smsSend } from '@lantern/contract/user'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from '../request/address.ts'
import { localeOf } from '../request/locale.ts'
import type { EdgeState } from '../shared-state/shared-state.ts'

const WINDOW_MS = 5 * 60_000
const GROUPS = [
  {
    name: 'sign-in',
    calls: 300,
    endpoints: [
      login,
      register,
      nameCheck,
      imageCode,
      smsSend,
      captchaChallenge,
      captchaVerify,
      passkeyOptions,
      passkeyVerify,
      recoveryStart,
      recoverySend,
      recoveryVerify,
      recoveryReset,
      inviteResolve,
    ],
  },
  {
    name: 'public-write',
    calls: 300,
    endpoints: [
      registerNotify,
      helpVote,
      serviceOpen,
      serviceSend,
      serviceHuman,
      serviceEnd,
      serviceRate,
      demoStart,
      demoReset,
      demoLaunch,
    ],
  },
] as const

export type PublicCallLimits = {
  readonly limit: EdgeState['limit']
  /** Multiplier of the limits. */
  readonly scale: number
  /** Epoch ms by the upstream's clock, which pages use. */
  readonly now: () => number
}

export function limitPublicCalls(app: FastifyInstance, { limit, scale, now }: PublicCallLimits): void {
  const limits = new Map(
    GROUPS.flatMap(({ name, calls, endpoints }) => {
      const shared = limit(name, Math.max(1, Math.round(calls * scale)), WINDOW_MS)
      return endpoints.map(({ path }) => [path, shared] as const)
    }),
  )
  app.addHook('onRequest', (request, reply, done) => {
    // Normalised as the upstream will read it; undecodable paths were refused before.
    const limited = limits.get(decodeURIComponent(pathOf(request.url)))
    if (limited === undefined) return done()
    limited.take(request.ip).then((isWithin) => (isWithin ? done() : refuse(request, reply, now())), done)
  })
}

function refuse(request: FastifyRequest, reply: FastifyReply, nowMs: number): FastifyReply {
  const minutes = WINDOW_MS / 60_000
  const message =
    localeOf(request.headers) === 'en'
      ? `Too many tries from your network. Try again in ${minutes} minutes, or from another network.`
      : `您所在的网络操作过于频繁，请 ${minutes} 分钟后再试，或换一个网络`
  return reply
    .code(429)
    .header('retry-after', String(WINDOW_MS / 1_000))
    .header('cache-control', 'no-store')
    .send({ status_code: CODE.LIMIT, message, data: { until: nowMs + WINDOW_MS } })
}
