import { MARK } from '@lantern/contract/federation'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { parentOf } from './site-pages.ts'
import { useWayBack } from './use-way-back.ts'

/** Goes back for a visitor who tapped the back button of the edge's frame before the shell ran. */
export function useEarlyBack(): void {
  const { pathname } = useLocation()
  const back = useRef(useWayBack(parentOf(pathname)))
  useEffect(() => {
    if (performance.getEntriesByName(MARK.earlyBack).length === 0) return
    performance.clearMarks(MARK.earlyBack)
    back.current()
  }, [])
}
