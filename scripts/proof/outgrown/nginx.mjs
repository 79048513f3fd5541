import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withSiteLines } from './site-lines.mjs'

/** Of each edge in the shipped file. */
const LIMITS = 'max_fails=1 fail_timeout=2s;'

/**
 * Starts nginx with the shipped configuration in front of the edges. The file names two; more are added beside them.
 *
 * @param {{ processes: object, program: string, folder: string, tls: { certificate: string, key: string }, artifacts: string,
 *   ports: { plain: number, site: number, artifacts: number, one: number, two: number, three?: number, four?: number }, accessLog?: string }} options
 */
export function startNginx({ processes, program, folder, tls, artifacts, ports, accessLog = 'off' }) {
  const more = [ports.three, ports.four].filter((port) => port !== undefined)
  const own = mkdtempSync(join(folder, 'nginx-'))
  const places = ['body', 'proxy', 'fastcgi', 'scgi', 'uwsgi']
  for (const place of places) mkdirSync(join(own, place))
  const config = withSiteLines('nginx.conf', {
    '/run/lantern-nginx.pid': join(own, 'nginx.pid'),
    '/var/log/nginx/lantern-error.log': 'stderr',
    '/var/log/nginx/lantern-access.log paths': accessLog === 'off' ? 'off' : `${accessLog} paths`,
    ...Object.fromEntries(places.map((place) => [`/var/lib/nginx/${place}`, join(own, place)])),
    '127.0.0.1:3000': `127.0.0.1:${ports.one}`,
    [`127.0.0.1:3001 ${LIMITS}`]: [ports.two, ...more]
      .map((port) => `127.0.0.1:${port} ${LIMITS}`)
      .join('\n    server '),
    '/etc/lantern/tls/fullchain.pem': tls.certificate,
    '/etc/lantern/tls/key.pem': tls.key,
    // Three of four edges are down at the same time.
    'proxy_next_upstream_tries 3': `proxy_next_upstream_tries ${2 + more.length}`,
    'proxy_next_upstream_tries 2': `proxy_next_upstream_tries ${2 + more.length}`,
    'listen 80;': `listen 127.0.0.1:${ports.plain};`,
    'https://site.example': `https://127.0.0.1:${ports.site}`,
    'listen 443 ': `listen 127.0.0.1:${ports.site} `,
    'listen 8443 ': `listen 127.0.0.1:${ports.artifacts} `,
    '/var/lib/lantern/artifacts/': `${artifacts}/`,
  })
  const file = join(own, 'nginx.conf')
  writeFileSync(file, config)
  // Under root, nginx workers would switch to a user without access to the temporary folder.
  const user = process.getuid?.() === 0 ? ' user root;' : ''
  return processes.start('nginx', program, ['-c', file, '-e', 'stderr', '-g', `daemon off;${user}`])
}
