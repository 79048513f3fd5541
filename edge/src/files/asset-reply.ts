/** Sends immutable files with their headers. */
import type { FastifyReply } from 'fastify'
import type { Encoding } from './encoding.rules.ts'
import { typeOf } from './encoding.rules.ts'

/** A file in its stored encodings. */
export type AssetForms = { identity: Buffer; br?: Buffer; gzip?: Buffer }

/** Cached for a year: the name contains the hash. */
export function sendAsset(reply: FastifyReply, file: string, forms: AssetForms, accepted: Encoding): FastifyReply {
  return sendForm(reply.header('cache-control', 'public, max-age=31536000, immutable'), file, forms, accepted)
}

/** Sends a file with a fixed name and changing content: browsers revalidate it on each use. */
export function sendFixed(
  reply: FastifyReply,
  file: string,
  { hash, forms }: { hash: string; forms: AssetForms },
  { accepted, known }: { accepted: Encoding; known: string | undefined },
): FastifyReply {
  const etag = `"${hash}"`
  reply.header('cache-control', 'no-cache').header('etag', etag)
  return known === etag ? reply.code(304).send() : sendForm(reply, file, forms, accepted)
}

/** `crossorigin` scripts need the CORS header even on our own origin behind a CDN name. */
function sendForm(reply: FastifyReply, file: string, forms: AssetForms, accepted: Encoding): FastifyReply {
  const chosen =
    accepted !== 'identity' && forms[accepted] !== undefined
      ? accepted
      : forms.gzip !== undefined && accepted === 'br'
        ? 'gzip'
        : 'identity'
  reply
    .header('vary', 'accept-encoding')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(typeOf(file))
  if (chosen !== 'identity') reply.header('content-encoding', chosen)
  return reply.send(forms[chosen] ?? forms.identity)
}

/** Redirects to a file on another origin. Not cached: the file may move. */
export function sendElsewhere(reply: FastifyReply, url: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .redirect(url, 307)
}

/** A 404 is never cached: the file may be published a moment later. */
export function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such file.\n')
}
