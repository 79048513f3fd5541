import { type ComposedPage, createPageStore } from './page-store.ts'

const aPage = (text: string, isWhole = true): ComposedPage => ({ text, isWhole, policyFor: (host) => `for ${host}` })

describe('createPageStore', () => {
  it('[EDGE-HTML-1] composes a page once for all requests, also concurrent ones', async () => {
    const compose = jest.fn(async () => aPage('one'))
    const store = createPageStore()
    const pages = await Promise.all([store.prepared('a', compose), store.prepared('a', compose)])
    pages.push(await store.prepared('a', compose))
    expect(compose).toHaveBeenCalledTimes(1)
    expect(new Set(pages).size).toBe(1)
    expect(pages[0]?.start.identity.toString()).toBe('one')
    expect((await store.prepared('b', async () => aPage('two'))).start.identity.toString()).toBe('two')
  })

  it('[EDGE-HTML-1] soon recomposes an incomplete page, and does not cache failures', async () => {
    let now = 0
    const store = createPageStore(() => now)
    await expect(store.prepared('a', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
    await store.prepared('a', async () => aPage('half', false))
    expect((await store.prepared('a', async () => aPage('whole'))).start.identity.toString()).toBe('half')
    now = 250
    expect((await store.prepared('a', async () => aPage('whole'))).start.identity.toString()).toBe('whole')
    now = 9_999
    expect((await store.prepared('a', async () => aPage('other'))).start.identity.toString()).toBe('whole')
  })

  it('[EDGE-HTML-1] compresses pages that stay in use again, at best quality', async () => {
    let now = 0
    const store = createPageStore(() => now)
    const text = Array.from({ length: 5_000 }, (_, at) => `<p>${(at * 7_919) % 1_013}</p>`).join('')
    const compose = async () => aPage(text)
    const first = (await store.prepared('a', compose)).start.br.length
    now = 10_000
    for (;;) {
      const { start } = await store.prepared('a', compose)
      if (start.br.length < first) break
      await new Promise((resolve) => setImmediate(resolve))
    }
  })

  it('[EDGE-HTML-1] caches a bounded number of pages and evicts the least recently used', async () => {
    const compose = jest.fn(async () => aPage('x'))
    const store = createPageStore()
    for (let index = 0; index < 200; index += 1) await store.prepared(String(index), compose)
    await store.prepared('0', compose)
    await store.prepared('200', compose)
    expect(compose).toHaveBeenCalledTimes(201)
    await store.prepared('0', compose)
    expect(compose).toHaveBeenCalledTimes(201)
    await store.prepared('1', compose)
    expect(compose).toHaveBeenCalledTimes(202)
  })
})
