/** Paths of the API; everything else belongs to the page. `/yewu12` is the chat socket. */
const API_PREFIXES = [
  '/site/api',
  '/act/api',
  '/game/api',
  '/stream',
  '/fd/api',
  '/page/fd/api',
  '/agent/api',
  '/yewu12',
  '/v1',
  '/api',
]

/** webpack-dev-server's proxy setting for all of them, sockets included. */
export function apiProxy(target) {
  const isApi = (path) => API_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  // Sockets are listed separately: the dev server's own one is at /ws.
  return [
    { context: (path) => isApi(path), target, changeOrigin: true, ws: false, logger: quiet },
    { context: ['/yewu12', '/stream'], target, changeOrigin: true, ws: true, logger: quiet },
  ]
}

const quiet = { info() {}, warn() {}, error: (text) => process.stderr.write(`${text}\n`) }
