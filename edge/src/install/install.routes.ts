/** Service worker (at its fixed path) and web manifest. Both are revalidated on every use. */
import { SERVICE_WORKER_PATH, WEB_MANIFEST_PATH } from '@lantern/contract/offline'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { UpstreamContent } from '../content/upstream-content.ts'
import { type Locale, localeOf } from '../request/locale.ts'
import type { ServedShells } from '../shell-releases/served-shells.ts'
import type { Visitors } from '../visitor/visitors.ts'
import { RETIRED_WORKER } from './retired-worker.ts'
import { webManifest } from './web-manifest.ts'

/** Cache time of the title, ms: browsers fetch the manifest rarely. */
const PRE_INFO = { freshMs: 20_000, isWaitedFor: true }
/** Policy of the worker: connections to our origin only. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

export type InstallParts = {
  shells: ServedShells
  visitors: Visitors
  content: UpstreamContent
  isWorkerOn: boolean
}

export function installRoutes(app: FastifyInstance, { shells, visitors, content, isWorkerOn }: InstallParts): void {
  app.get(SERVICE_WORKER_PATH, async (request, reply) => {
    if (!isWorkerOn) return sendWorker(reply, RETIRED_WORKER)
    // The worker of the shell that this visitor's pages run.
    const { cookie } = request.headers
    const shell = await shells.forRequest(visitors.idOf(cookie), cookie)
    const name = shell?.build.serviceWorker
    const script = name === undefined ? undefined : shell?.file(name)
    // Not 404: browsers would unregister a worker that is only waiting for the next build.
    return script === undefined ? reply.code(503).send() : sendWorker(reply, script.identity)
  })

  app.get(WEB_MANIFEST_PATH, async (request, reply) => {
    const locale: Locale = localeOf(request.headers)
    const preInfo = await content.get('preInfo', locale, PRE_INFO)
    const { cookie } = request.headers
    const shell = await shells.forRequest(visitors.idOf(cookie), cookie)
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest({ preInfo, locale, icons: shell?.build.icons ?? [] })))
  })
}

function sendWorker(reply: FastifyReply, script: Buffer | string): FastifyReply {
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie')
    .header('content-security-policy', WORKER_POLICY)
    .type('text/javascript; charset=utf-8')
    .send(script)
}
