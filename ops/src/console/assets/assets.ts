/** Assets of the console: the product's tokens, one style sheet, one small script, by content hash. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withDeviceScheme } from '@lantern/contract/light-sheet'
import type { FastifyInstance } from 'fastify'

const OWN = import.meta.dirname
/** Read from disk, not imported: the console uses the product's tokens and none of its code. */
const TOKENS = join(OWN, '../../../../shared/ui/src/tokens')
const FILES = {
  'tokens.css': { folder: TOKENS, type: 'text/css; charset=utf-8' },
  'light.css': { folder: TOKENS, type: 'text/css; charset=utf-8' },
  'base.css': { folder: TOKENS, type: 'text/css; charset=utf-8' },
  'frame.css': { folder: OWN, type: 'text/css; charset=utf-8' },
  'parts.css': { folder: OWN, type: 'text/css; charset=utf-8' },
  'remotes.css': { folder: OWN, type: 'text/css; charset=utf-8' },
  'charts.css': { folder: OWN, type: 'text/css; charset=utf-8' },
  'forms.css': { folder: OWN, type: 'text/css; charset=utf-8' },
  'console.js': { folder: OWN, type: 'text/javascript; charset=utf-8' },
  'lantern.svg': { folder: OWN, type: 'image/svg+xml' },
} as const
export type AssetName = keyof typeof FILES

const contents = new Map(Object.entries(FILES).map(([name, { folder }]) => [name, contentOf(folder, name)] as const))
const stamp = createHash('sha256')
  .update(Buffer.concat([...contents.values()]))
  .digest('hex')
  .slice(0, 12)

function contentOf(folder: string, name: string): Buffer {
  const content = readFileSync(join(folder, name))
  return name === 'light.css' ? Buffer.from(withDeviceScheme(content.toString('utf8'))) : content
}

/** tokens.css imports base.css and light.css: one version stamp for all files keeps them together. */
export function assetAddress(name: AssetName): string {
  return `/console/${stamp}/${name}`
}

export function assetRoutes(app: FastifyInstance): void {
  for (const [name, { type }] of Object.entries(FILES)) {
    app.get(`/console/${stamp}/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(contents.get(name)),
    )
  }
}
