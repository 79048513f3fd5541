import type { Venue } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { isBusinessError, memberMessage, showToast } from '@lantern/platform'
import { useEffect, useState } from 'react'
import { isDemoOver, openDemoVenue, useDemo } from './demo.api.ts'
import { demoMessages } from './demo.messages.ts'
import { DemoFrame } from './demo-frame.tsx'
import { DemoGate } from './demo-gate.tsx'
import { DemoLobby } from './demo-lobby.tsx'
import { type Demo, forgetDemo, readDemo } from './demo-token.ts'

/** `/demo`: visitors of age play the real venues with demo credit. A member's session is unaffected. */
export function DemoPage() {
  const [demo, setDemo] = useState(readDemo)
  const [isOver, setOver] = useState(false)
  if (demo === null) return <DemoGate isOver={isOver} onStart={setDemo} />
  const end = (over: boolean): void => {
    forgetDemo()
    setOver(over)
    setDemo(null)
  }
  return <RunningDemo demo={demo} onEnd={end} />
}

type OpenVenue = { url: string; venue: Venue }

function RunningDemo({ demo, onEnd }: { demo: Demo; onEnd: (isOver: boolean) => void }) {
  const t = useMessages(demoMessages)
  const state = useDemo(demo)
  const [openVenue, setOpenVenue] = useState<OpenVenue | null>(null)
  const [entering, setEntering] = useState<string | null>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  const isOver = isDemoOver(state.error)
  useEffect(() => {
    if (isOver) onEnd(true)
  }, [isOver, onEnd])

  const enter = async (venue: Venue): Promise<void> => {
    setEntering(venue.enName)
    try {
      setOpenVenue({ url: await openDemoVenue(demo, venue.enName), venue })
    } catch (error) {
      if (isDemoOver(error)) onEnd(true)
      else {
        if (isBusinessError(error)) setRefused((before) => [...before, venue.enName])
        showToast({ text: memberMessage(error), kind: 'error' })
      }
    } finally {
      setEntering(null)
    }
  }

  if (openVenue !== null)
    return (
      <DemoFrame
        demo={demo}
        credit={state.data?.credit ?? null}
        url={openVenue.url}
        venue={openVenue.venue}
        onReopen={() => void enter(openVenue.venue)}
        onLeave={() => setOpenVenue(null)}
      />
    )
  return (
    <DemoLobby
      demo={demo}
      state={state.data}
      entering={entering}
      refused={refused}
      onEnter={(venue) => void enter(venue)}
      onEnd={() => {
        onEnd(false)
        showToast({ text: t.ended })
      }}
    />
  )
}
