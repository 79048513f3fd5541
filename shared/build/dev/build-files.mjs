import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { publicFiles } from '../release/files.mjs'

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml' }
/** An open page may still request chunks of the previous build. */
const KEPT = 3

/** The files of the newest builds of a `dist/`, in memory: a running build empties the folder. */
export function createBuildFiles() {
  let builds = []

  return {
    /** Reads the folder's current files as the newest build. */
    take(dist) {
      const files = new Map(publicFiles(dist).map((name) => [name, readFileSync(join(dist, name))]))
      builds = [files, ...builds].slice(0, KEPT)
    },
    /** Answers a request: hashed names from whichever build has them, others from the newest. */
    answer(request, response) {
      const name = decodeURIComponent(new URL(request.url, 'http://localhost').pathname).slice(1)
      const content = builds.find((files) => files.has(name))?.get(name)
      response.writeHead(content ? 200 : 404, {
        'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      })
      response.end(content)
    },
  }
}
