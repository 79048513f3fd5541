/** The shell that a signed ticket of the release service names: its gate opens a canary's first page without waiting for its bucket. */
import { verify } from 'node:crypto'
import { readShellTicket, shellTicketSigningText } from '@lantern/contract/shell-releases'
import { readPublicKey } from '@lantern/service'

/**
 * @param header value of `SHELL_TICKET_HEADER`; visitors have none
 * @returns null when there is no ticket, it has expired, or ops did not sign it
 */
export function namedShell(header: string | string[] | undefined, publicKey: string, nowMs: number): string | null {
  if (typeof header !== 'string' || publicKey === '') return null
  const ticket = readShellTicket(header)
  if (ticket === null || nowMs >= ticket.expiresAt) return null
  const signature = Buffer.from(ticket.signature, 'base64url')
  const isOurs = verify(null, Buffer.from(shellTicketSigningText(ticket)), readPublicKey(publicKey), signature)
  return isOurs ? ticket.version : null
}
