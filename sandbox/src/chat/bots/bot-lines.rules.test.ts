import { seedOf } from '../../book/play/seeded.rules.ts'
import { botLine, LINES_LATELY } from './bot-lines.rules.ts'

const MATCHES = [{ home: { zh: '灯河', en: 'Lampford' }, away: { zh: '北岸', en: 'Northbank' }, score: '2:1' }]
const HAN = /\p{Script=Han}/u
/** The lines of the seeded lobby. */
const lines = seededLines()

function seededLines() {
  const said: ReturnType<typeof botLine>[] = []
  for (let n = 0; n < 72; n += 1) said.push(botLine(seedOf('history'), n, MATCHES, textsOf(said).slice(-LINES_LATELY)))
  return said
}

function textsOf(lines: readonly ReturnType<typeof botLine>[]): string[] {
  return lines.map(({ said }) => said.zh)
}

describe('botLine', () => {
  it('[SBX-CHAT-46] says each line in Chinese and English, also the names of a match', () => {
    for (const { said } of lines) {
      expect([said.zh, HAN.test(said.zh) || /^\d/.test(said.zh)]).toEqual([said.zh, true])
      expect([said.en, HAN.test(said.en)]).toEqual([said.en, false])
    }
    expect(lines.some(({ said }) => /Lampford|Northbank/.test(said.en) && /灯河|北岸/.test(said.zh))).toBe(true)
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
