/** Runs this remote alone: `pnpm --filter @lantern/remote-chat dev`. */
import { runStandalone } from '@lantern/testing/standalone'
import { useState } from 'react'
import { slots } from './exposed/slots.tsx'

const Bubble = slots['chat.bubble']
const Panel = slots['chat.panel']

function Chat() {
  const [roomId, setRoomId] = useState<string | null>(null)
  return (
    <>
      <Bubble open={roomId !== null} onOpen={() => setRoomId('lobby')} />
      {roomId !== null && <Panel roomId={roomId} onClose={() => setRoomId(null)} onRoom={setRoomId} />}
    </>
  )
}

runStandalone({ slots: { 'chat.bubble': Chat } })
