import { type EmojiData, emojiFor, emojiOf, insertAt } from './emoji.rules.ts'

const ALL: EmojiData[] = [
  { unicode: '⚽️', label: '足球', tags: ['运动', '球'], group: 6, order: 30 },
  { unicode: '🏀', label: '篮球', tags: ['运动'], group: 6, order: 20 },
  { unicode: '😀', label: '嘿嘿', tags: ['笑'], group: 0, order: 1 },
  { unicode: '🥅', label: '球门', tags: ['足球'], group: 6, order: 10 },
  { unicode: '🏻', label: '足球色', group: 2, order: 2 },
]
const shown = (list: EmojiData[]) => list.map(({ unicode }) => unicode)

describe('emoji', () => {
  it('[CHAT-50] are listed by group in order, and found by name first, then by tag', () => {
    expect(shown(emojiOf(ALL, 6))).toEqual(['🥅', '🏀', '⚽️'])
    expect(shown(emojiFor(ALL, ' 足球 '))).toEqual(['⚽️', '🥅'])
    expect(shown(emojiFor(ALL, '球 运动'))).toEqual(['🏀', '⚽️'])
    expect(emojiFor(ALL, '  ')).toEqual([])
    const many = Array.from({ length: 90 }, (_, order) => ({ unicode: `${order}`, label: '球', group: 6, order }))
    expect(emojiFor(many, '球')).toHaveLength(60)
  })

  it('[CHAT-50] are inserted at the caret', () => {
    expect(insertAt('好球！', 2, '👏')).toEqual({ text: '好球👏！', caret: 4 })
  })
})
