/** How an immutable file leaves: one place for its headers. */
import type { FastifyReply } from 'fastify'
import type { Encoding } from './encoding.rules.ts'
import { typeOf } from './encoding.rules.ts'

/** A file in the forms it is kept in. */
export type AssetForms = { identity: Buffer; br?: Buffer; gzip?: Buffer }

/** Sends a hashed file for a year. `crossorigin` scripts need the CORS header even on our own origin behind a CDN name. */
export function sendAsset(reply: FastifyReply, file: string, forms: AssetForms, accepted: Encoding): FastifyReply {
  const chosen =
    accepted !== 'identity' && forms[accepted] !== undefined
      ? accepted
      : forms.gzip !== undefined && accepted === 'br'
        ? 'gzip'
        : 'identity'
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(typeOf(file))
  if (chosen !== 'identity') reply.header('content-encoding', chosen)
  return reply.send(forms[chosen] ?? forms.identity)
}

/** A file that is not there is never cached: it may be on its way. */
export function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such file.\n')
}
