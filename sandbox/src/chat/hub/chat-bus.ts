/**
 * Messages between processes of the sandbox about the chat. Lines are not sent: the database holds them, and a message only says that there are
 * newer ones, so that a lost message delays a line and loses none.
 */
import { randomUUID } from 'node:crypto'
import type { RedisLink } from '@lantern/service'
import type { Frame } from './frame.ts'

export type BusMessage =
  /** A line was added, or changed. */
  | { readonly kind: 'added' | 'changed'; readonly roomId: string; readonly seq: number }
  | { readonly kind: 'room'; readonly roomId: string; readonly frame: Frame }
  | { readonly kind: 'member'; readonly memberId: string; readonly frame: Frame }
  | { readonly kind: 'all'; readonly frame: Frame }
  /** The level from which a room may be read changed, so that members from one level to below another reconnect. */
  | { readonly kind: 'levels'; readonly from: number; readonly below: number }
  /** Sockets by room in the process that reports them. */
  | { readonly kind: 'online'; readonly counts: Readonly<Record<string, number>> }

export type ChatBus = {
  /** To the other processes. */
  send(message: BusMessage): void
  /** From another process, by its id. */
  hear(listener: (message: BusMessage, from: string) => void): void
}

/** Of a process that is alone. */
export const NO_BUS: ChatBus = { send: () => undefined, hear: () => undefined }

const CHANNEL = 'lantern:chat'

/** By Redis. While it is unreachable, other processes find new lines by looking (`ChatHub.lookAgain`). */
export function redisBus(link: RedisLink): ChatBus {
  const own = randomUUID()
  return {
    send(message) {
      void link.ask((client) => client.publish(CHANNEL, JSON.stringify({ from: own, message })))
    },
    hear(listener) {
      void link.hear(CHANNEL, (text) => {
        const { from, message } = JSON.parse(text) as { from: string; message: BusMessage }
        if (from !== own) listener(message, from)
      })
    },
  }
}
