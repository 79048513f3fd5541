/** Covers and banners as SVG files, covers also as small WebP. */
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { ART_PATH, pictureNamed, smallPictureNamed } from './pictures.ts'

/** A picture of another version has another address. */
const CACHE = 'public, max-age=31536000, immutable'

export function artRoutes(app: FastifyInstance): void {
  const compressed = new Map<string, Buffer>()
  const compress = (version: string, svg: string): Buffer => {
    const known = compressed.get(version)
    if (known) return known
    const made = brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    compressed.set(version, made)
    return made
  }
  app.get<{ Params: { folder: string; file: string } }>(`${ART_PATH}/:folder/:file`, async (request, reply) => {
    const { folder, file } = request.params
    if (folder === 'cover' && file.endsWith('.webp')) {
      const small = await smallPictureNamed(`cover/${file.slice(0, -5)}`)
      if (small === null) return reply.callNotFound()
      return reply
        .header('cache-control', CACHE)
        .header('x-content-type-options', 'nosniff')
        .type('image/webp')
        .send(small)
    }
    const picture = file.endsWith('.svg') ? pictureNamed(`${folder}/${file.slice(0, -4)}`) : null
    if (picture === null) return reply.callNotFound()
    reply
      .header('cache-control', CACHE)
      .header('vary', 'accept-encoding')
      .header('x-content-type-options', 'nosniff')
      .type('image/svg+xml')
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(picture.svg)
    return reply.header('content-encoding', 'br').send(compress(picture.version, picture.svg))
  })
}
