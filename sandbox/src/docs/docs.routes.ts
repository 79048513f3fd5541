/**
 * `/docs`: the documents of the contract, calls shown by Swagger UI, on the sandbox's own port only. AsyncAPI has a page of ours: its viewer
 * (@asyncapi/react-component) brings 44 packages with a second jsdom, 3 MB of script, and needs `eval`.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const PAGE = join(import.meta.dirname, 'page')
const DOCUMENTS = join(import.meta.dirname, '../../../docs/api')
const VIEWER = dirname(
  createRequire(join(import.meta.dirname, 'docs.routes.ts')).resolve('swagger-ui-dist/package.json'),
)
const FILES = {
  '/docs': [PAGE, 'index.html', 'text/html'],
  '/docs/sockets': [PAGE, 'sockets.html', 'text/html'],
  '/docs/sockets.js': [PAGE, 'sockets.js', 'text/javascript'],
  '/docs/page.js': [PAGE, 'page.js', 'text/javascript'],
  '/docs/page.css': [PAGE, 'page.css', 'text/css'],
  '/docs/swagger-ui-bundle.js': [VIEWER, 'swagger-ui-bundle.js', 'text/javascript'],
  '/docs/swagger-ui.css': [VIEWER, 'swagger-ui.css', 'text/css'],
  '/docs/openapi.json': [DOCUMENTS, 'openapi.json', 'application/json'],
  '/docs/asyncapi.json': [DOCUMENTS, 'asyncapi.json', 'application/json'],
} as const
/** The viewer sets inline styles. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export function docsRoutes(app: FastifyInstance): void {
  for (const [url, [folder, file, type]] of Object.entries(FILES)) {
    app.get(url, async (_request, reply) =>
      reply
        .header('content-security-policy', POLICY)
        .type(`${type}; charset=utf-8`)
        .send(readFileSync(join(folder, file), 'utf8')),
    )
  }
}
