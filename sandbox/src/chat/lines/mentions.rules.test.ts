import { mentionsIn } from './mentions.rules.ts'

const speakers = [
  { speaker: 's1', nick: 'Mira' },
  { speaker: 's1', nick: 'Mira' },
  { speaker: 's2', nick: '老周' },
]

describe('mentionsIn', () => {
  it('[SBX-CHAT-3] counts a mention once, and only of a speaker whom the text names', () => {
    expect(mentionsIn('@Mira 你好', ['s1'], speakers)).toEqual(['s1'])
    expect(mentionsIn('@Mira @老周', ['s1', 's2'], speakers)).toEqual(['s1', 's2'])
    expect(mentionsIn('hello', ['s1'], speakers)).toEqual([])
    expect(mentionsIn('@Mira', ['s9'], speakers)).toEqual([])
  })
})
