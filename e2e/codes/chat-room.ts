/** A member in a chat room, as a page and as the frames that arrive. */
import type { BrowserContext, Page } from '@playwright/test'
import { useMember } from '../site/member-session.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { expect } from '../site/watched-page.ts'

export type Received = { readonly msgId: number; readonly text: string }

/** Opens a room and records the frames of its socket, as they are on the wire. */
export async function enterRoom(
  context: BrowserContext,
  page: Page,
  userName: string,
  roomId = 'lobby',
): Promise<Received[]> {
  const received: Received[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload)
      const frame: unknown = JSON.parse(text)
      if (typeof frame === 'object' && frame !== null && 'msgId' in frame)
        received.push({ msgId: Number(frame.msgId), text })
    }),
  )
  await declinePopUps(page)
  await useMember(context, userName)
  await page.goto(`/?chat=1&roomId=${roomId}`)
  await expect(page.getByText('已连接')).toBeVisible()
  return received
}
