import type { ChatState } from './chat-connection.machine.ts'
import { statusOf } from './chat-status.rules.ts'

const connected: ChatState = { kind: 'connected', epoch: 1, isLoginSent: true, unanswered: null, failedLogins: 0 }
const connecting = (attempt: number): ChatState => ({ kind: 'connecting', epoch: 1, attempt, failedLogins: 0 })

describe('statusOf', () => {
  it('[CHAT-22] is online only once the room is joined', () => {
    expect(statusOf(true, connected, false)).toBe('connecting')
    expect(statusOf(true, connected, true)).toBe('online')
  })

  it('[CHAT-22] keeps showing the lost connection while retries are under way', () => {
    expect(statusOf(true, connecting(0), false)).toBe('connecting')
    expect(statusOf(true, { kind: 'waiting', epoch: 1, attempt: 2, failedLogins: 0 }, false)).toBe('reconnecting')
    expect(statusOf(true, connecting(2), false)).toBe('reconnecting')
    expect(statusOf(true, { ...connecting(0), failedLogins: 1 } as ChatState, false)).toBe('reconnecting')
  })

  it.each([
    ['gave-up', 'gave-up'],
    ['session-ended', 'session-ended'],
    ['never', 'connecting'],
    ['closed-by-us', 'connecting'],
    ['no-token', 'connecting'],
  ] as const)('[CHAT-22] shows a connection that is off because of %s as %s', (reason, status) => {
    expect(statusOf(true, { kind: 'disconnected', reason, epoch: 1 }, false)).toBe(status)
  })

  it('[CHAT-5] is that of a visitor without a session', () => {
    expect(statusOf(false, connected, true)).toBe('visitor')
  })
})
