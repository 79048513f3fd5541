/** What a browser needs to install the site: the service worker at its fixed path, and the manifest. Neither is ever kept without asking again. */
import { SERVICE_WORKER_PATH, WEB_MANIFEST_PATH } from '@lantern/contract/offline'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { UpstreamContent } from '../content/upstream-content.ts'
import { type Locale, localeOf } from '../request/locale.ts'
import type { ShellBuildSource } from '../shell-build/shell-build.ts'
import { RETIRED_WORKER } from './retired-worker.ts'
import { webManifest } from './web-manifest.ts'

/** The title may be a little old: the browser reads the manifest seldom. */
const PRE_INFO = { freshMs: 20_000, isWaitedFor: true }
/** The worker's own policy: it speaks to our origin and runs nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

export type InstallParts = {
  shell: ShellBuildSource
  content: UpstreamContent
  isWorkerOn: boolean
}

export function installRoutes(app: FastifyInstance, { shell, content, isWorkerOn }: InstallParts): void {
  app.get(SERVICE_WORKER_PATH, async (_request, reply) => {
    if (!isWorkerOn) return sendWorker(reply, RETIRED_WORKER)
    const name = shell.current()?.serviceWorker
    const script = name === undefined ? undefined : shell.file(name)
    // Not 404: that would make browsers drop a worker that only waits for the next build.
    return script === undefined ? reply.code(503).send() : sendWorker(reply, script.identity)
  })

  app.get(WEB_MANIFEST_PATH, async (request, reply) => {
    const locale: Locale = localeOf(request.headers)
    const preInfo = await content.get('preInfo', locale, PRE_INFO)
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest({ preInfo, locale, icons: shell.current()?.icons ?? [] })))
  })
}

function sendWorker(reply: FastifyReply, script: Buffer | string): FastifyReply {
  return reply
    .header('cache-control', 'no-cache')
    .header('content-security-policy', WORKER_POLICY)
    .type('text/javascript; charset=utf-8')
    .send(script)
}
