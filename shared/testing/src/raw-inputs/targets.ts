/** Fuzz targets of the three servers: every group of routes, with the socket path where there is one. */
import type { Target } from './raw-input.ts'

const SOCKET_PATH = '/stream/ws/v1/handshake?clientType=web'

/** The release service's token during fuzzing, so that inputs get past the token check. */
export const FUZZ_TOKEN = 'a-token-for-the-fuzz'

export const TARGETS: Readonly<Record<'edge' | 'ops' | 'sandbox', Target>> = {
  edge: {
    socketPath: SOCKET_PATH,
    paths: [
      '/',
      '/mine/finance/deposit?token=a',
      '/healthz',
      '/discovery.json',
      '/site/api/v1/user/login',
      '/site/api/v1/configuration/preInfo',
      '/v1/public/counts?merchantCode=Y',
      '/stream/ws/',
      '/stream/v1/x',
      '/r/mine/1.0.0-aaaa/remoteEntry.js',
      '/assets/main.0123abcd.js',
      '/api/json-cache/counts',
      '/collect',
      '/collect/csp',
      '/collect/support/ABC2345',
      '/sw.js',
      '/manifest.webmanifest',
      '/skin.json',
    ],
  },
  ops: {
    headers: [`authorization: Bearer ${FUZZ_TOKEN}`],
    paths: [
      '/',
      '/login',
      '/logout',
      '/language',
      '/remotes/mine',
      '/audit?from=a',
      '/doctor?url=x',
      '/healthz',
      '/discovery?environment=production',
      '/skins',
      '/api/remotes',
      '/api/remotes/mine/history',
      '/api/remotes/mine/plan',
      '/api/remotes/mine/diff/1/2',
      '/api/builds/mine/1.0.0-aaaa',
      '/api/builds/mine/1.0.0-aaaa/files/a.js',
      '/api/skins',
      '/api/audit.csv?limit=a',
      '/api/health',
      '/api/shells',
      '/api/overrides?remote=mine',
    ],
  },
  sandbox: {
    socketPath: SOCKET_PATH,
    paths: [
      '/healthz',
      '/site/api/v1/user/login',
      '/site/api/v1/configuration/preInfo',
      '/site/api/v1/sms/send',
      '/site/api/v1/media/a.svg',
      '/stream/api/v1/history?roomId=lobby',
      '/v1/public/counts?merchantCode=Y',
      '/v1/counts/a',
      '/yewu12/api/user/getUserInfo?token=a',
      '/page/fd/api/x',
      '/control',
      '/__sandbox',
    ],
  },
}
