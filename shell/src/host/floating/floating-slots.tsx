import { ROUTE } from '@lantern/contract'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Slot } from '../mount/slot.tsx'
import { useOpenPage } from '../navigation/site-pages.ts'
import { ChatPanel } from './chat-panel.tsx'
import { showsFloating } from './floating.rules.ts'

/** Floating slots: at most one promotional pop-up per visit, the dock, chat. They load when the page is idle. */
export function FloatingSlots() {
  const { pathname, search } = useLocation()
  const [popupsDone, setPopupsDone] = useState(false)
  const isFree = showsFloating(pathname, useOpenPage(pathname))
  // A pop-up must not cover what the member is doing: only on the home page, with nothing open over it.
  const mayPopUp = pathname === ROUTE.home && !new URLSearchParams(search).has('chat') && !popupsDone
  return (
    <>
      {mayPopUp && <Slot name="home.popups" props={{ onDone: () => setPopupsDone(true) }} />}
      {isFree && pathname === ROUTE.home && <Slot name="home.dock" props={{}} />}
      <ChatPanel />
    </>
  )
}
