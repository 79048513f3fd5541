/** Messages between the venue page and the site around it: only to and from an origin the server allows, only of the contract's shape. */
import { type ShellMessage, shellMessageSchema, type VenueMessage } from '@lantern/contract/games'
import * as v from 'valibot'

/** Origins the server names in the page. */
function allowedOrigins(): string[] {
  return (document.querySelector('meta[name="site-origins"]')?.getAttribute('content') ?? '').split(' ').filter(Boolean)
}

/** The origin around the page: that of the launch, else the real ancestor if the server allows it. '' = no host to talk to. */
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
