/** Cards in the room of a live match: a shared bet and a red packet of a member without a browser. */
import { randomUUID } from 'node:crypto'
import { HEADER } from '@lantern/contract'
import { CHAT_SOCKET_PATH, type ChatRoom, chatJwt, chatRooms, MSG } from '@lantern/contract/chat'
import { packetSend } from '@lantern/contract/chat-gifts'
import { type LoginAnswer, login } from '@lantern/contract/user'
import { WebSocket } from 'ws'
import { control } from './control.ts'
import { deviceOfToken, PASSWORD, post } from './member-session.ts'
import { EDGE_ORIGIN, SANDBOX_ORIGIN } from './origins.ts'
import { openBet } from './won-bet.ts'

/** A member with money whom no other chat journey uses. */
const WRITER = 'agent01'

type Frame = { readonly msgId: number; readonly msgData: { readonly cid?: string; readonly code?: number } }

/** @returns the room */
export async function cardsInMatchRoom(): Promise<string> {
  const { token } = await post<LoginAnswer>(login.path, { userName: WRITER, password: PASSWORD })
  const { list } = await post<{ list: ChatRoom[] }>(chatRooms.path, {})
  const room = list.find(({ type }) => type === 'match')
  if (!room) throw new Error('No match is live.')
  const { roomId } = room
  const { no } = await openBet(token, '5')
  const ticket = await askJwt(token)
  await passSlowMode()
  await shareBet(roomId, no, ticket)
  await passSlowMode()
  const packet = { roomId, total: '1', count: 2, note: '看球愉快', requestNo: randomUUID() }
  await post(packetSend.path, packet, { token })
  return roomId
}

async function passSlowMode(): Promise<void> {
  await control({ action: 'clock.jump', ms: 5_000 })
}

/** Shares a bet over the socket; HTTP has no call for it. */
async function shareBet(roomId: string, betId: string, ticket: object): Promise<void> {
  const socket = new WebSocket(`${SANDBOX_ORIGIN.replace(/^http/, 'ws')}${CHAT_SOCKET_PATH}?clientType=web`)
  const cid = randomUUID()
  const send = (msgId: number, msgData: object): void => socket.send(JSON.stringify({ msgId, msgData }))
  try {
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject)
      socket.on('open', () => send(MSG.login, ticket))
      socket.on('message', (bytes) => {
        const { msgId, msgData } = JSON.parse(String(bytes)) as Frame
        if (msgId === MSG.login) send(MSG.joinRoom, { roomId })
        else if (msgId === MSG.joinRoom) send(MSG.shareBetRecord, { roomId, betId, privacy: 1, cid })
        else if (msgId === MSG.shareBetRecord && msgData.cid === cid) resolve()
        else if (msgData.code !== undefined && msgData.cid === cid)
          reject(new Error(`the bet is refused: ${msgData.code}`))
      })
    })
  } finally {
    socket.terminate()
  }
}

async function askJwt(token: string): Promise<object> {
  const headers = { [HEADER.token]: token, [HEADER.deviceUuid]: deviceOfToken(token) }
  const answer = await fetch(EDGE_ORIGIN + chatJwt.path, { headers })
  const { data, message } = (await answer.json()) as { data: object | null; message: string }
  if (data === null) throw new Error(`${chatJwt.path}: ${message}`)
  return data
}
