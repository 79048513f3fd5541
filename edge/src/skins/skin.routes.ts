/** Pictures of skins, the pulse for open pages, and the active skin itself. */
import { ACTIVE_SKIN_PATH, PULSE_PATH } from '@lantern/contract/active-skin'
import { artFileSchema } from '@lantern/contract/skins-document'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { SITE_STATE } from '../content/boot-content.ts'
import type { UpstreamContent } from '../content/upstream-content.ts'
import type { DiscoverySource } from '../discovery/discovery-source.ts'
import { sendAsset, sendMissing } from '../files/asset-reply.ts'
import { encodingOf } from '../files/encoding.rules.ts'
import { localeOf } from '../request/locale.ts'
import type { Visitors } from '../visitor/visitors.ts'
import type { ActiveSkins } from './active-skins.ts'
import type { SkinArt } from './skin-art.ts'

/** An SVG opened as a page must run nothing. */
const PICTURE_POLICY = "default-src 'none'; sandbox"

export type SkinParts = {
  activeSkins: ActiveSkins
  art: SkinArt
  content: UpstreamContent
  discovery: DiscoverySource
  visitors: Visitors
}

export function skinRoutes(app: FastifyInstance, { activeSkins, art, content, discovery, visitors }: SkinParts): void {
  async function activeSkinFor({ headers }: FastifyRequest) {
    const preInfo = await content.get('preInfo', localeOf(headers), SITE_STATE)
    return activeSkins.activeSkinOf(preInfo, { cookies: headers.cookie, visitor: visitors.idOf(headers.cookie) })
  }

  app.get('/skins/:file', async (request, reply) => {
    const params = v.safeParse(v.object({ file: artFileSchema }), request.params)
    const forms = params.success ? await art.read(params.output.file) : undefined
    if (!params.success || forms === undefined) return sendMissing(reply)
    reply.header('content-security-policy', PICTURE_POLICY)
    return sendAsset(reply, params.output.file, forms, encodingOf(request.headers['accept-encoding']))
  })

  // Polled every few seconds by every open page: two short facts from memory.
  app.get(PULSE_PATH, async (request, reply) => {
    const activeSkin = await activeSkinFor(request)
    reply.header('cache-control', 'no-store')
    return { revision: discovery.current()?.revision ?? 0, look: activeSkin?.key ?? '' }
  })

  app.get(ACTIVE_SKIN_PATH, async (request, reply) => {
    const activeSkin = await activeSkinFor(request)
    reply.header('cache-control', 'private, no-store')
    if (activeSkin === null) return { look: null }
    const { first: _, rooms: __, ...full } = activeSkin
    return { look: full }
  })
}
