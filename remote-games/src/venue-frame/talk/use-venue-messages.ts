import { type ShellMessage, type SlipBet, type VenueMessage, venueMessageSchema } from '@lantern/contract/games'
import { useLocale } from '@lantern/i18n'
import { type RefObject, useCallback, useEffect, useEffectEvent } from 'react'
import { safeParse } from 'valibot'

export type VenueMessagesOptions = {
  frame: RefObject<HTMLIFrameElement | null>
  /** The only origin that messages are accepted from and sent to. */
  origin: string
  /** The venue has sent a message. Before that the frame's window is not at its origin yet, so nothing is sent. */
  isReady: boolean
  /** Bets to confirm in the venue; sent when it is ready, also after a reload of the frame. */
  bets?: readonly SlipBet[]
  onMessage: (message: VenueMessage) => void
}

/**
 * Exchanges messages with the venue frame. Accepts only messages of its window and origin that match the contract; sends
 * language and colour scheme when the venue is ready and on every change, and the slip when the venue is ready.
 */
export function useVenueMessages({ frame, origin, isReady, bets = [], onMessage }: VenueMessagesOptions): void {
  const locale = useLocale()
  const receive = useEffectEvent((message: MessageEvent) => {
    if (message.origin !== origin || message.source === null || message.source !== frame.current?.contentWindow) return
    const parsed = safeParse(venueMessageSchema, message.data)
    if (parsed.success) onMessage(parsed.output)
  })
  useEffect(() => {
    const listener = (message: MessageEvent) => receive(message)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])

  const tell = useCallback(() => {
    const messages: ShellMessage[] = [
      { kind: 'shell:locale', locale },
      { kind: 'shell:scheme', scheme: currentScheme() },
    ]
    for (const message of messages) frame.current?.contentWindow?.postMessage(message, origin)
  }, [frame, origin, locale])

  // Sent once per load of the frame, not again when some of its bets are placed.
  const handOver = useEffectEvent(() => {
    if (bets.length === 0) return
    const message: ShellMessage = { kind: 'shell:slip', bets: [...bets] }
    frame.current?.contentWindow?.postMessage(message, origin)
  })
  useEffect(() => {
    if (isReady) handOver()
  }, [isReady])

  useEffect(() => {
    if (!isReady) return
    tell()
    const observer = new MutationObserver(tell)
    observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
    return () => observer.disconnect()
  }, [tell, isReady])
}

function currentScheme(): 'dark' | 'light' {
  const chosen = document.documentElement.dataset.scheme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return window.matchMedia?.('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}
