/** Media of the site: the background video of the login page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const FOLDER = join(import.meta.dirname, '../../media')
/** An allowlist: no other file is served. */
const TYPES = { 'login-lanterns.webm': 'video/webm', 'login-lanterns.webp': 'image/webp' } as const

/** Path of the video in pre-info (spec 3, siteVideoActiveUrl); its poster is beside it. */
export const LOGIN_VIDEO_PATH = '/site/api/v1/media/login-lanterns.webm'

export function mediaRoutes(app: FastifyInstance): void {
  for (const [file, type] of Object.entries(TYPES)) {
    const content = readFileSync(join(FOLDER, file))
    app.get(`/site/api/v1/media/${file}`, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type(type).send(content),
    )
  }
}
