import { aChatLine } from '@lantern/testing'
import { linesInEnglish } from './line-language.rules.ts'

const bot = aChatLine({ seq: 1, text: '欢迎欢迎', textEn: 'Welcome!' })
const member = aChatLine({ seq: 2, text: '大家好' })
const answer = aChatLine({
  seq: 3,
  text: 'Thanks',
  reply: { seq: 1, speaker: 'b', nick: 'B', text: '欢迎欢迎', textEn: 'Welcome!' },
})

describe('linesInEnglish', () => {
  it('[CHAT-56] shows what the site wrote in both languages in English, also where it is quoted', () => {
    const shown = linesInEnglish([bot, member, answer])
    expect(shown.map(({ text }) => text)).toEqual(['Welcome!', '大家好', 'Thanks'])
    expect(shown[2]?.reply?.text).toBe('Welcome!')
  })

  it('[CHAT-56] keeps the object of a line, so that it renders once', () => {
    const first = linesInEnglish([bot, member])
    expect(first[1]).toBe(member)
    expect(linesInEnglish([bot, answer])[0]).toBe(first[0])
  })
})
