/** Which calls are used: an unused endpoint that the contract describes and the sandbox answers passes every other test. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../../..')
const CONTRACT = dirname(require.resolve('@lantern/contract'))
const PRODUCT = ['shell', 'remote-games', 'remote-mine', 'remote-chat', 'remote-activity', 'shared/platform', 'edge']
const VENUE = 'sandbox/venue-site'

function sourcesOf(folder: string): string {
  return readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\./.test(file))
    .map((file) => readFileSync(join(ROOT, folder, 'src', file), 'utf8'))
    .join('\n')
    .replaceAll(/^import [^;]*? from '[^']+'$/gm, '')
    .replaceAll(/typeof \w+/g, '')
}

/** Name of each endpoint in its contract file, by `METHOD path`. */
const NAMES = new Map(
  readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(join(CONTRACT, file), 'utf8').matchAll(
        /export const (\w+) = defineEndpoint\(\{\s*method: '(\w+)',\s*path: '([^']+)'/g,
      ),
    ])
    .map(([, name = '', method, path]) => [`${method} ${path}`, name]),
)
const product = PRODUCT.map(sourcesOf).join('\n')

describe('the calls of the contract', () => {
  it.each([
    'GET /site/api/v1/user/member/jwt',
    'POST /site/api/v1/configuration/preInfo',
    'GET /site/api/v1/configuration/vvPretty',
    'POST /site/api/v1/advertising/queryNoticeList',
    'GET /act/api/v1/advertising/queryStationAdList',
    'POST /act/api/v1/activityShow/suspensionIcon',
    'GET /act/api/v1/dividend/manual/lead',
    'POST /site/api/v1/launcher/webTerminal',
    'GET /site/api/v1/site/naming/list',
    'GET /act/api/v1/memberTopActivity/popInfo',
    'GET /act/api/v1/dividend/front/check',
    'POST /act/api/v1/dividend/front/receive',
    'POST /game/api/v1/venue/launch',
    'POST /site/api/v1/user/member/info',
  ])('[WIRE-46] the product calls %s', (endpoint) => {
    const name = NAMES.get(endpoint)
    expect(name).toBeDefined()
    expect(product).toMatch(new RegExp(`\\bcall\\(\\s*${name}\\b`))
  })

  it('[WIRE-46] the history of the chat is called, with lines read one by one', () => {
    expect(NAMES.get('POST /stream/api/v1/history')).toBe('chatHistory')
    expect(product).toMatch(/const history = \{ \.\.\.chatHistory,[\s\S]*?\bcall\(history\b/)
  })

  it('[WIRE-46] the keys of encrypted answers, the user of OB, the counts and the cache are used', () => {
    for (const asked of [
      'path: sec.path',
      'path: OB_USER_PATH',
      "path: '/v1/counts'",
      "path: '/api/json-cache/counts'",
    ])
      expect(product).toContain(asked)
  })

  it('[WIRE-46] every endpoint is used', () => {
    const all = `${product}\n${sourcesOf(VENUE)}`
    const idle = [...NAMES.values()].filter((name) => !new RegExp(`\\b${name}\\b`).test(all))
    expect(idle).toEqual([])
    expect(NAMES.size).toBeGreaterThan(110)
  })
})
