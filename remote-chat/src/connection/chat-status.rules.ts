/** The one connection state that the panel shows, derived from socket and room. */
import type { ChatState } from './chat-connection.machine.ts'

export type ChatStatus = 'visitor' | 'connecting' | 'online' | 'reconnecting' | 'gave-up' | 'session-ended'

/** @param isJoined the server has confirmed the room: an open socket alone is not yet a chat */
export function statusOf(isMember: boolean, connection: ChatState, isJoined: boolean): ChatStatus {
  if (!isMember) return 'visitor'
  switch (connection.kind) {
    case 'connected':
      return isJoined ? 'online' : 'connecting'
    case 'waiting':
      return 'reconnecting'
    case 'connecting':
      return connection.attempt > 0 || connection.failedLogins > 0 ? 'reconnecting' : 'connecting'
    case 'disconnected':
      return connection.reason === 'gave-up' || connection.reason === 'session-ended' ? connection.reason : 'connecting'
  }
}
