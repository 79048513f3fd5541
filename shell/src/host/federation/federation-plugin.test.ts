import type { Build } from '../discovery/discovery.ts'
import { INTEGRITY_MARK, installIntegrity, REFUSED, trustBuild } from '../integrity/trust.ts'
import { federationPlugin } from './federation-plugin.ts'
import type { HandedBuild } from './handed-build.ts'

/** jsdom has no fetch API: this is the part of Response that the plugin uses. */
class TextResponse {
  readonly status: number
  readonly #body: string
  constructor(body: string, { status = 200 }: { status?: number } = {}) {
    this.#body = body
    this.status = status
  }
  get ok(): boolean {
    return this.status < 400
  }
  async text(): Promise<string> {
    return this.#body
  }
  static json(value: unknown): TextResponse {
    return new TextResponse(JSON.stringify(value))
  }
}
Object.assign(globalThis, { Response: TextResponse })

/** The older format: the build's own files carry its version. */
const MANIFEST =
  '{"metaData":{"globalName":"games_1_0_0","buildInfo":{"buildVersion":"1.0.0"}},"exposes":[],"shared":[]}'
const BASE = 'http://localhost/r/games/1.0.0/'
const ENTRY_HASH = `sha384-${'E'.repeat(64)}`

async function sha384(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text))
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

async function arm(over: { manifests?: Record<string, string>; fetch?: typeof fetch; manifest?: string } = {}) {
  const manifest = over.manifest ?? MANIFEST
  const build = {
    name: 'games',
    version: '1.0.0',
    manifestUrl: `${BASE}mf-manifest.json`,
    integrity: await sha384(manifest),
    extras: { files: { 'remoteEntry.js': ENTRY_HASH, 'page.css': ENTRY_HASH } },
  } as unknown as Build
  trustBuild(build)
  const fetchMock = jest.fn(over.fetch ?? (async () => new Response(manifest)))
  const plugin = federationPlugin({
    manifests: over.manifests ?? {},
    fetch: fetchMock as unknown as typeof fetch,
    handed: new Map(),
  })
  // The hooks receive more arguments than the plugin reads; only those are given.
  const hooks = plugin as unknown as {
    fetch(url: string): Promise<Response>
    createScript(args: { url: string; remoteInfo?: { entryGlobalName: string; entry: string } }): {
      script: HTMLScriptElement
      timeout: number
    }
    createLink(args: { url: string; attrs: object }): { link: HTMLLinkElement }
  }
  return { hooks, fetchMock }
}

const URL_OF_MANIFEST = `${BASE}mf-manifest.json`

describe('federation plugin', () => {
  it('serves an inlined manifest without a request when its hash matches', async () => {
    const { hooks, fetchMock } = await arm({ manifests: { [URL_OF_MANIFEST]: MANIFEST } })
    expect(await (await hooks.fetch(URL_OF_MANIFEST)).text()).toBe(MANIFEST)
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('[SHELL-SWAP-3] gives a build its name on this page and the names of its chunks', async () => {
    const list = (...sync: string[]) => ({ sync, async: [] })
    const manifest = {
      metaData: { globalName: 'lantern_games', buildInfo: { buildVersion: '1.0.0-ab' } },
      exposes: [{ assets: { js: list('routes.11.js'), css: list('7.22.css') } }],
    }
    const { hooks } = await arm({ manifest: JSON.stringify(manifest) })
    const told = JSON.parse(await (await hooks.fetch(URL_OF_MANIFEST)).text())
    expect(told.metaData.globalName).toBe('lantern_games_1_0_0_ab')
    const entry = `${BASE}remoteEntry.js`
    const of = (entryGlobalName: string, url = entry) =>
      hooks.createScript({ url, remoteInfo: { entryGlobalName, entry } }).script
    expect(of('lantern_games_1_0_0_ab')).toHaveProperty('lanternBuild', {
      name: 'lantern_games_1_0_0_ab',
      files: ['routes.11.js', '7.22.css'],
      brought: expect.any(Map),
    })
    expect(of('lantern_games')).not.toHaveProperty('lanternBuild')

    const { brought } = (of('lantern_games_1_0_0_ab') as HTMLScriptElement & { lanternBuild: HandedBuild }).lanternBuild
    const script = of('lantern_games_1_0_0_ab', `${BASE}page.css`)
    expect([...brought]).toEqual([[`${BASE}page.css`, script]])
    script.dispatchEvent(new Event('load'))
    expect(brought.size).toBe(0)
  })

  it('[SHELL-SWAP-4] hides the address of a loading entry, so that another build with the same entry runs it too', async () => {
    const manifest = {
      metaData: { globalName: 'lantern_games', buildInfo: { buildVersion: '1.0.0-ab' } },
      exposes: [],
    }
    const { hooks } = await arm({ manifest: JSON.stringify(manifest) })
    await hooks.fetch(URL_OF_MANIFEST)
    const entry = `${BASE}remoteEntry.js`
    const remoteInfo = { entryGlobalName: 'lantern_games_1_0_0_ab', entry }
    const { script } = hooks.createScript({ url: entry, remoteInfo })
    script.type = 'text/plain'
    document.head.append(script)
    expect(script.src).toBe(entry)
    await Promise.resolve()
    expect(script.getAttribute('src')).toBe(`${entry}#lantern_games_1_0_0_ab`)
    script.remove()
  })

  it('[SHELL-REM-5] rejects a modified inlined manifest and fetches the real one', async () => {
    const { hooks, fetchMock } = await arm({ manifests: { [URL_OF_MANIFEST]: `${MANIFEST} ` } })
    expect(await (await hooks.fetch(URL_OF_MANIFEST)).text()).toBe(MANIFEST)
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  it('[SHELL-REM-5] rejects a fetched manifest whose content differs from its hash', async () => {
    const { hooks } = await arm({ fetch: async () => new Response('{"evil":1}') })
    await expect(hooks.fetch(URL_OF_MANIFEST)).rejects.toThrow(INTEGRITY_MARK)
  })

  it('treats an HTTP error as an error, even with a JSON body', async () => {
    const { hooks } = await arm({ fetch: async () => new Response(MANIFEST, { status: 500 }) })
    await expect(hooks.fetch(URL_OF_MANIFEST)).rejects.toThrow('500')
  })

  it('[SHELL-REM-5] fails closed on a manifest, script or style that discovery does not list', async () => {
    const { hooks } = await arm()
    await expect(hooks.fetch(`${BASE}other.json`)).rejects.toThrow(INTEGRITY_MARK)
    expect(() => hooks.createScript({ url: `${BASE}evil.js` })).toThrow(INTEGRITY_MARK)
    expect(() => hooks.createLink({ url: `${BASE}evil.css`, attrs: {} })).toThrow(INTEGRITY_MARK)
  })

  it('sets hash, cross-origin mode and a time limit on scripts and styles', async () => {
    const { hooks } = await arm()
    const { script, timeout } = hooks.createScript({ url: `${BASE}remoteEntry.js` })
    expect([script.integrity, script.crossOrigin, timeout > 0]).toEqual([ENTRY_HASH, 'anonymous', true])
    const { link } = hooks.createLink({ url: `${BASE}page.css`, attrs: { rel: 'stylesheet' } })
    expect([link.integrity, link.crossOrigin, link.rel]).toEqual([ENTRY_HASH, 'anonymous', 'stylesheet'])
  })

  it('returns the hash of a listed file to chunk loaders, with or without a query, and an unmatchable hash for any other', async () => {
    await arm()
    installIntegrity()
    expect(globalThis.__LANTERN_SRI__?.(`${BASE}remoteEntry.js?retry=2`)).toBe(ENTRY_HASH)
    expect(globalThis.__LANTERN_SRI__?.(`${BASE}unknown.js`)).toBe(REFUSED)
  })
})
