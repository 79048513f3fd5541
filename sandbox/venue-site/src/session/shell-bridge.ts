/** Messages between the venue page and the site around it, only with an origin that the server allows and only in the contract's shape. */
import { type ShellMessage, shellMessageSchema, type VenueMessage } from '@lantern/contract/games'
import * as v from 'valibot'

/** Origins that the server lists in the page. */
function allowedOrigins(): string[] {
  return (document.querySelector('meta[name="site-origins"]')?.getAttribute('content') ?? '').split(' ').filter(Boolean)
}

/** Origin of the parent page: that of the launch, otherwise the actual ancestor if the server allows it; '' without one. */
export function parentOriginOf(launched: string): string {
  if (window.parent === window) return ''
  const candidates = [launched, location.ancestorOrigins?.[0] ?? '', originOf(document.referrer)]
  return candidates.find((origin) => origin !== '' && allowedOrigins().includes(origin)) ?? ''
}

export function tell(parentOrigin: string, message: VenueMessage): void {
  if (parentOrigin) window.parent.postMessage(message, parentOrigin)
}

/** @returns undo */
export function listen(parentOrigin: string, onMessage: (message: ShellMessage) => void): () => void {
  const receive = (event: MessageEvent): void => {
    if (!parentOrigin || event.origin !== parentOrigin || event.source !== window.parent) return
    const parsed = v.safeParse(shellMessageSchema, event.data)
    if (parsed.success) onMessage(parsed.output)
  }
  window.addEventListener('message', receive)
  return () => window.removeEventListener('message', receive)
}

function originOf(url: string): string {
  try {
    return new URL(url).origin
  } catch {
    return ''
  }
}
