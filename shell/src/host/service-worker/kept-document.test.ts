/** @jest-environment @lantern/build/jest/worker-environment.cjs */
import { BOOT_ELEMENT_ID } from '@lantern/contract/boot'
import { aReleaseService } from '../discovery/signed-discovery.fixture.ts'
import { FakeCaches } from './cache-storage.fixture.ts'
import { keepDocument, keptFacts } from './kept-document.ts'

const DOCUMENT = '{"microFrontends":{}}'
const build = { version: '1.0.0', core: [], later: [] }

/** The page as the edge would serve it, with its discovery signed by a test key. */
async function pageWith({ document = DOCUMENT }: { document?: string } = {}): Promise<Response> {
  const service = await aReleaseService()
  const boot = {
    shellVersion: '1.0.0',
    locale: 'zh-CN',
    offline: true,
    discovery: { ...(await service.sign(7, DOCUMENT)), document },
    discoveryKey: service.key,
  }
  const html = `<script type="application/json" id="${BOOT_ELEMENT_ID}">${JSON.stringify(boot)}</script>`
  const answer = {
    status: 200,
    redirected: false,
    type: 'basic',
    headers: new Headers({ 'content-language': 'zh-CN' }),
    text: async () => html,
  }
  return answer as unknown as Response
}

beforeEach(() => void Object.assign(globalThis, { caches: new FakeCaches('https://site.test') }))
const answerWith = (answer: Response): void =>
  void Object.assign(globalThis, { fetch: jest.fn(() => Promise.resolve(answer)) })

describe('keepDocument', () => {
  it('[SHELL-PWA-9] keeps a page whose discovery is signed by ops', async () => {
    answerWith(await pageWith())
    expect(await keepDocument(build)).toBe('kept')
    expect(await keptFacts('1.0.0')).toMatchObject({ revision: 7, locale: 'zh-CN' })
  })

  it('[SHELL-PWA-9] rejects a page whose discovery was modified in transit', async () => {
    answerWith(await pageWith({ document: '{"microFrontends":{"mine":[]}}' }))
    expect(await keepDocument(build)).toBe('bad-signature')
    expect(await keptFacts('1.0.0')).toBeNull()
  })

  it('[SHELL-PWA-9] rejects a response that is not the page itself', async () => {
    for (const odd of [{ status: 503 }, { redirected: true }, { type: 'opaque' }]) {
      answerWith({ ...(await pageWith()), ...odd } as Response)
      expect(await keepDocument(build)).toBe('no-answer')
    }
  })
})
