import { ROUTE } from '@lantern/contract'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Slot } from '../mount/slot.tsx'
import { useOpenPage } from '../navigation/site-pages.ts'
import { ChatPanel } from './chat-panel.tsx'
import { showsFloating } from './floating.rules.ts'
import { usePromotionPlace } from './use-promotion-place.ts'

/** Floating slots: pop-ups and dock, which ask the arbiter, and the chat. They load when the page is idle. */
export function FloatingSlots() {
  const { pathname, search } = useLocation()
  const [popupsDone, setPopupsDone] = useState(false)
  const page = useOpenPage(pathname)
  const isFree = showsFloating(pathname, page)
  const hasPanel = new URLSearchParams(search).has('chat')
  usePromotionPlace()
  // A pop-up must not cover what the member is doing: only on the home page, with nothing open over it.
  const mayPopUp = pathname === ROUTE.home && !hasPanel && !popupsDone
  return (
    <>
      {mayPopUp && <Slot name="home.popups" props={{ onDone: () => setPopupsDone(true) }} />}
      {isFree && pathname === ROUTE.home && <Slot name="home.dock" props={{}} />}
      <ChatPanel />
    </>
  )
}
