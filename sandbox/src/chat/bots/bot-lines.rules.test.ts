import { seedOf } from '../../book/play/seeded.rules.ts'
import { BOTS, botLine, LINES_LATELY } from './bot-lines.rules.ts'

const MATCHES = [{ home: { zh: '灯河', en: 'Lampford' }, away: { zh: '北岸', en: 'Northbank' }, score: '2:1' }]
const HAN = /\p{Script=Han}/u
/** The lines of the seeded lobby. */
const lines = seededLines()

function seededLines() {
  const said: ReturnType<typeof botLine>[] = []
  for (let n = 0; n < 72; n += 1) said.push(botLine(seedOf('history'), n, MATCHES, textsOf(said).slice(-LINES_LATELY)))
  return said
}

function textsOf(said: readonly { readonly text: string }[]): string[] {
  return said.map(({ text }) => text)
}

describe('botLine', () => {
  it('[SBX-CHAT-46] writes each bot’s own language, also in the names of a match', () => {
    for (const { bot, text } of lines) expect([text, HAN.test(text)]).toEqual([text, bot.language === 'zh'])
    expect(lines.some(({ text }) => text.includes('Lampford') || text.includes('Northbank'))).toBe(true)
    expect(lines.some(({ text }) => text.includes('灯河') || text.includes('北岸'))).toBe(true)
  })

  it('[SBX-CHAT-46] half of the bots write English, and so does any few neighbours', () => {
    for (let at = 0; at < BOTS.length; at += 1) {
      const four = [0, 1, 2, 3].map((step) => BOTS[(at + step) % BOTS.length]?.language)
      expect(four.filter((language) => language === 'en')).toHaveLength(2)
    }
  })

  it('[SBX-CHAT-46] the newest lines of the seeded lobby, a phone’s screen, are in both languages', () => {
    const english = lines.slice(-8).filter(({ bot }) => bot.language === 'en').length
    expect(english).toBeGreaterThanOrEqual(3)
    expect(english).toBeLessThanOrEqual(5)
  })

  it('[SBX-CHAT-23] repeats nothing that stands among the newest lines', () => {
    const texts = textsOf(lines)
    const repeated = texts.filter((text, at) => texts.slice(Math.max(0, at - LINES_LATELY), at).includes(text))
    expect(repeated).toEqual([])
  })

  it('[SBX-CHAT-46] is the same for the same number', () => {
    expect(botLine(7, 3, MATCHES, [])).toEqual(botLine(7, 3, MATCHES, []))
  })
})
