/** 103 Early Hints: what the requested page will load, sent while the edge still waits for the upstream. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Preload } from './page.ts'

/** Only browsers on their way to a page: other clients may take the first answer for the last. */
export function sendEarlyHints(request: FastifyRequest, reply: FastifyReply, preloads: readonly Preload[]): void {
  if (request.headers['sec-fetch-mode'] !== 'navigate' || preloads.length === 0) return
  reply.raw.writeEarlyHints({ link: preloads.map(linkOf) })
}

/** The attributes of the element in the page, or the browser fetches the file twice. */
function linkOf({ href, as, integrity }: Preload): string {
  return `<${encodeURI(href)}>; rel=preload; as=${as}; crossorigin=anonymous; integrity="${integrity}"`
}
