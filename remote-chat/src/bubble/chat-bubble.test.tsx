import { chatRooms } from '@lantern/contract/chat'
import { aChatRoom, type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { keepMark } from '../room/read-marks.ts'
import { ChatBubble } from './chat-bubble.tsx'
import { unreadSince } from './closed-unread.rules.ts'

let api: FakeApi
let told: number[]
beforeEach(() => {
  localStorage.clear()
  told = []
  api = fakeApi()
  api.on(chatRooms, { list: [aChatRoom({ lastSeq: 12 }), aChatRoom({ roomId: 'vip', lastSeq: 40 })] })
})

const onUnread = (count: number): void => void told.push(count)
const open = (member: string | null = 'demo01') =>
  renderWithPlatform(<ChatBubble open={false} onOpen={jest.fn()} onUnread={onUnread} />, { member })

describe('ChatBubble', () => {
  it('[CHAT-51] shows the number of unread lines in rooms that were read before', async () => {
    keepMark('m-demo01', 'lobby', 5)
    open()
    await waitFor(() => expect(told).toEqual([7]))
    expect(api.calls(chatRooms)).toHaveLength(1)
  })

  it.each([
    ['a member who has read no room', 'demo01'],
    ['a visitor', null],
  ])('[CHAT-51] sends no request for %s', async (_name, member) => {
    keepMark('m-somebody-else', 'lobby', 5)
    open(member)
    await screen.findByRole('button', { name: '打开聊天室' })
    await act(async () => undefined)
    expect(api.calls(chatRooms)).toEqual([])
    expect(told).toEqual([])
  })
})

describe('unreadSince', () => {
  it('[CHAT-51] counts rooms with a mark, and none below zero', () => {
    const rooms = [
      { roomId: 'lobby', lastSeq: 12 },
      { roomId: 'vip', lastSeq: 40 },
      { roomId: 'match:1', lastSeq: 3 },
    ]
    expect(unreadSince(rooms, { lobby: 5, 'match:1': 9, gone: 1 })).toBe(7)
  })
})
