import { problemOf, tidyText, unitsOf } from './line.rules.ts'

const NOW = 1_000_000
const codeOf = (text: string, said: { text: string; at: number }[] = []) => problemOf(text, said, NOW, 3)?.code ?? null

describe('problemOf', () => {
  it('counts a character above code 255 as two', () => {
    expect(unitsOf('aé中')).toBe(4)
    expect([unitsOf('\u00ff'), unitsOf('\u0100')]).toEqual([1, 2])
    expect(codeOf('中'.repeat(100))).toBeNull()
    expect(codeOf(`${'中'.repeat(100)}a`)).toBe(715005)
    expect(codeOf('a'.repeat(200))).toBeNull()
  })

  it('refuses too fast, a third equal line in ten seconds, nine rows, links and scams', () => {
    expect(codeOf('hi', [{ text: 'x', at: NOW - 2_999 }])).toBe(715003)
    expect(codeOf('hi', [{ text: 'x', at: NOW - 3_000 }])).toBeNull()
    const twice = [
      { text: 'hi', at: NOW - 8_000 },
      { text: 'hi', at: NOW - 4_000 },
    ]
    expect(codeOf('hi', twice)).toBe(715004)
    expect(codeOf('hi', [{ text: 'hi', at: NOW - 11_000 }, twice[1]!])).toBeNull()
    // One of them is ten seconds old.
    expect(codeOf('hi', [{ text: 'hi', at: NOW - 10_000 }, twice[1]!])).toBeNull()
    expect(codeOf('a\n'.repeat(7).concat('a'))).toBeNull()
    expect(codeOf('a\n'.repeat(8).concat('a'))).toBe(715005)
    expect(codeOf('see www.example.org')).toBe(715006)
    expect(codeOf('加微信 聊')).toBe(715006)
    expect(codeOf('Telegram me')).toBe(715006)
    expect(codeOf('a guaranteed \n win')).toBe(715006)
    expect(codeOf('')).toBe(715005)
  })

  it('knows a link or a scam in full-width letters too', () => {
    for (const text of ['evil。com', 'ｅｖｉｌ．ｃｏｍ', 'ＷｈａｔｓＡｐｐ', 'tele\u200dgram', 'ｗｗｗ．evil'])
      expect(codeOf(text)).toBe(715006)
    expect(codeOf('好球。com on')).toBeNull()
  })

  it.each(['', 'a'.repeat(201), '加微信', 'fast', 'thrice'])('says in both languages what is wrong with %j', (text) => {
    const said = [NOW - 9_000, NOW - 4_000].map((at) => ({ text: 'thrice', at }))
    const last = { text: 'x', at: NOW - 1 }
    const problem = problemOf(text, text === 'fast' ? [last] : said, NOW, 3)
    expect(Object.values(problem ?? {})).not.toContain('')
    expect(problem).not.toBeNull()
  })
})

describe('tidyText', () => {
  it('drops control characters and outer space, keeps line ends', () => {
    expect(tidyText(' a\u0000b\r\nc\u0007 ')).toBe('ab\nc')
    expect(tidyText('a b\u007fc')).toBe('a bc')
    expect(tidyText('tele\u200bgram \u202eabc\ufeff')).toBe('telegram abc')
  })
})
