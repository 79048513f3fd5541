import { type ShellMessage, type VenueMessage, venueMessageSchema } from '@lantern/contract/games'
import { useLocale } from '@lantern/i18n'
import { type RefObject, useCallback, useEffect, useEffectEvent } from 'react'
import { safeParse } from 'valibot'

export type VenueMessagesOptions = {
  frame: RefObject<HTMLIFrameElement | null>
  /** The only origin that is heard and told. */
  origin: string
  onMessage: (message: VenueMessage) => void
}

/**
 * Speaks with the venue in the frame: hears only its window on its origin and only what has the shape of the contract.
 * @returns tells the venue language and colour scheme, once it is ready
 */
export function useVenueMessages({ frame, origin, onMessage }: VenueMessagesOptions): () => void {
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

  // A switch of language or scheme while the venue is open.
  useEffect(() => {
    tell()
    const observer = new MutationObserver(tell)
    observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
    return () => observer.disconnect()
  }, [tell])
  return tell
}

function currentScheme(): 'dark' | 'light' {
  const chosen = document.documentElement.dataset.scheme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return window.matchMedia?.('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}
