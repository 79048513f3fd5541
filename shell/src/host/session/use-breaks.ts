import { BREAK_POLL_MS, BREAK_REASON, breakState } from '@lantern/contract/break-state'
import { ROUTE } from '@lantern/contract/routes'
import { call, emit, useEvent, useInterval, useSession } from '@lantern/platform'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type BreakChannel, openBreakChannel } from './break-channel.ts'

/** Pages of games; a venue is open when one of them is immersive. */
const GAMES = '/game/'

/**
 * Closes play here when a break starts in another tab or on another device, within two seconds (screens.md 6 safer): tabs hear of it on a
 * channel, a page with an open venue also asks the server; for a minimised one, the games remote asks. Figures and money buttons of every page are
 * refetched.
 */
export function useBreaks(): void {
  const isMember = useSession().kind === 'member'
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isImmersive, setImmersive] = useState(false)
  const channel = useRef<BreakChannel | null>(null)
  const isPlaying = isMember && isImmersive && pathname.startsWith(GAMES)
  const leave = (): void => {
    if (isPlaying) void navigate(ROUTE.safer, { replace: true })
  }
  const obey = (): void => {
    emit('money:changed', { reason: BREAK_REASON.elsewhere })
    leave()
  }
  const hear = useEffectEvent(obey)
  useEffect(() => {
    channel.current = openBreakChannel(() => hear())
    return () => channel.current?.close()
  }, [])
  useEvent('layout:immersive', ({ on }) => setImmersive(on))
  useEvent('money:changed', ({ reason }) => {
    if (reason !== BREAK_REASON.here) return
    channel.current?.tell()
    leave()
  })
  useInterval(
    () => {
      // A failed question is repeated by the next; the server refuses play in any case.
      call(breakState, {}).then(
        ({ until }) => {
          if (until !== null) obey()
        },
        () => undefined,
      )
    },
    isPlaying ? BREAK_POLL_MS : null,
  )
}
