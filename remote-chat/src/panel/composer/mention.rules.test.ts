import { aChatLine } from '@lantern/testing'
import { insertMention, mentionAt, mentionables, mentionedIn } from './mention.rules.ts'

describe('mentions', () => {
  it.each([
    ['@', 1, { from: 0, query: '' }],
    ['hi @Mi', 6, { from: 3, query: 'Mi' }],
    ['hi @Mi there', 6, { from: 3, query: 'Mi' }],
    ['hi @Mi there', 9, null],
    ['a@b.c', 5, null],
    ['hello', 5, null],
  ])('[CHAT-32] finds the name being typed in %j at %i', (text, caret, found) => {
    expect(mentionAt(text, caret)).toEqual(found)
  })

  it('[CHAT-32] offers the latest speakers, once each, without the member', () => {
    const line = (speaker: string, nick: string, seq: number) => aChatLine({ speaker, nick, seq })
    const lines = [line('a', 'Mira', 1), line('b', 'milo', 2), line('own', 'Mia', 3), line('a', 'Mira', 4)]
    expect(mentionables(lines, 'own', 'mi').map(({ nick }) => nick)).toEqual(['Mira', 'milo'])
    expect(mentionables(lines, 'own', 'x')).toEqual([])
  })

  it('[CHAT-32] replaces the typed word with the name', () => {
    expect(insertMention('hi @Mi there', 6, 'Mira')).toEqual({ text: 'hi @Mira there', caret: 9 })
    expect(insertMention('', 0, 'Mira')).toEqual({ text: '@Mira ', caret: 6 })
  })

  it('[CHAT-32] mentions only speakers whose name is still in the text', () => {
    expect(mentionedIn('@Mira hi', { Mira: 's1', Milo: 's2' })).toEqual(['s1'])
  })
})
