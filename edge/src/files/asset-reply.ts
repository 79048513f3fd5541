/** Sends immutable files with their headers. */
import type { FastifyReply } from 'fastify'
import type { Encoding } from './encoding.rules.ts'
import { typeOf } from './encoding.rules.ts'

/** A file in its stored encodings. */
export type AssetForms = { identity: Buffer; br?: Buffer; gzip?: Buffer }

const FOREVER = 'public, max-age=31536000, immutable'

/** Cached for a year: the name contains the hash. */
export function sendAsset(reply: FastifyReply, file: string, forms: AssetForms, accepted: Encoding): FastifyReply {
  return sendForm(reply.header('cache-control', FOREVER), file, forms, accepted)
}

/**
 * Sends a file that later files of its chunk are compressed with (RFC 9842).
 *
 * @param match value of `use-as-dictionary`
 * @param difference to the dictionary that the browser has, in `dcz`
 */
export function sendShared(
  reply: FastifyReply,
  file: { name: string; forms: AssetForms; match: string; difference: Buffer | undefined },
  accepted: Encoding,
): FastifyReply {
  const { name, forms, match, difference } = file
  reply.header('cache-control', FOREVER).header('use-as-dictionary', match)
  const vary = 'accept-encoding, available-dictionary'
  if (difference === undefined) return sendForm(reply, name, forms, accepted, vary)
  return headed(reply, name, vary).header('content-encoding', 'dcz').send(difference)
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

function sendForm(
  reply: FastifyReply,
  file: string,
  forms: AssetForms,
  accepted: Encoding,
  vary = 'accept-encoding',
): FastifyReply {
  const chosen =
    accepted !== 'identity' && forms[accepted] !== undefined
      ? accepted
      : forms.gzip !== undefined && accepted === 'br'
        ? 'gzip'
        : 'identity'
  headed(reply, file, vary)
  if (chosen !== 'identity') reply.header('content-encoding', chosen)
  return reply.send(forms[chosen] ?? forms.identity)
}

/** `crossorigin` scripts need the CORS header even on our own origin behind a CDN name. */
function headed(reply: FastifyReply, file: string, vary: string): FastifyReply {
  return reply
    .header('vary', vary)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(typeOf(file))
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
