import { readsLikeScam } from './scam.rules.ts'
import { SAFE_EN, SCAM_EN } from './scam-corpus-en.fixture.ts'
import { SAFE_ZH, SCAM_ZH } from './scam-corpus-zh.fixture.ts'

describe('readsLikeScam', () => {
  it.each([
    ['Chinese', SCAM_ZH, SAFE_ZH],
    ['English', SCAM_EN, SAFE_EN],
  ])('[CHAT-41] finds scams among 200 labelled %s lines: precision >= 0.98, recall >= 0.95', (_name, scam, safe) => {
    expect([new Set(scam).size, new Set(safe).size]).toEqual([100, 100])
    const found = scam.filter(readsLikeScam).length
    const wrong = safe.filter(readsLikeScam).length
    expect(found / (found + wrong)).toBeGreaterThanOrEqual(0.98)
    expect(found / scam.length).toBeGreaterThanOrEqual(0.95)
  })

  it('[CHAT-41] ignores decorative marks, full-width letters and capitals', () => {
    expect(readsLikeScam('ＡＤＤ　ＭＥ ＯＮ ＷＨＡＴＳＡＰＰ')).toBe(true)
    expect(readsLikeScam('微♥信联系，稳赚')).toBe(true)
  })

  it('[CHAT-41] handles long hostile text without delay', () => {
    for (const part of ['加', '1 ', 'a.', 'send me ', '把验证']) expect(readsLikeScam(part.repeat(4_000))).toBeDefined()
  })
})
