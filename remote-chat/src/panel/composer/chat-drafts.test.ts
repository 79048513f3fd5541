import { readChatDraft, writeChatDraft } from './chat-drafts.ts'

describe('chat drafts', () => {
  it('[CHAT-30] are kept by room, also after they were read', () => {
    writeChatDraft('m1', 'lobby', { text: 'half a thought', mentions: {} })
    writeChatDraft('m1', 'vip', { text: 'another', mentions: {} })
    expect([readChatDraft('m1', 'lobby').text, readChatDraft('m1', 'lobby').text]).toEqual(
      Array(2).fill('half a thought'),
    )
    expect(readChatDraft('m1', 'vip').text).toBe('another')
  })

  it('[CHAT-30] are deleted once sent, and never shown to another member', () => {
    writeChatDraft('m1', 'lobby', { text: 'x', mentions: {} })
    writeChatDraft('m1', 'lobby', { text: '', mentions: {} })
    expect(readChatDraft('m1', 'lobby').text).toBe('')
    writeChatDraft('m1', 'lobby', { text: 'secret', mentions: {} })
    expect(readChatDraft('m2', 'lobby').text).toBe('')
  })

  it('[CHAT-30] keep the quoted line and the mentions', () => {
    const draft = {
      text: '@Mira ',
      reply: { seq: 4, speaker: 's1', nick: 'Mira', text: 'hi' },
      mentions: { Mira: 's1' },
    }
    writeChatDraft('m1', 'lobby', draft)
    expect(readChatDraft('m1', 'lobby')).toEqual(draft)
    writeChatDraft('m1', 'lobby', { ...draft, text: '' })
    expect(readChatDraft('m1', 'lobby').reply).toEqual(draft.reply)
  })
})
