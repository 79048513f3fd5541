import { createUpstreamContent } from './upstream-content.ts'

const BEHIND = { freshMs: 100, isWaitedFor: false }
const WAITED = { freshMs: 100, isWaitedFor: true }

describe('createUpstreamContent', () => {
  it('serves a stale answer at once, refreshes it in the background, and asks once for many callers', async () => {
    let now = 0
    let calls = 0
    const content = createUpstreamContent({ fetch: async () => ++calls, budgetMs: 50, now: () => now })
    expect(await Promise.all([content.get('a', 'en', BEHIND), content.get('a', 'en', BEHIND)])).toEqual([1, 1])
    now = 100
    expect(await content.get('a', 'en', BEHIND)).toBe(1)
    await Promise.resolve()
    expect(await content.get('a', 'en', BEHIND)).toBe(2)
    expect(await content.get('a', 'zh-CN', BEHIND)).toBe(3)
  })

  it('awaits content that must be fresh, and keeps the last good answer when the upstream breaks', async () => {
    let now = 0
    let answer: () => Promise<unknown> = async () => 'open'
    const content = createUpstreamContent({ fetch: () => answer(), budgetMs: 50, now: () => now })
    await content.get('a', 'en', WAITED)
    now = 200
    answer = async () => 'closed'
    expect(await content.get('a', 'en', WAITED)).toBe('closed')
    now = 400
    answer = async () => Promise.reject(new Error('down'))
    expect(await content.get('a', 'en', WAITED)).toBe('closed')
    expect(await content.get('b', 'en', WAITED)).toBeNull()
  })
})
