/** Tickets with which an edge gives the gate the page of one shell, a canary as well. */
import { shellTicketSigningText, writeShellTicket } from '@lantern/contract/shell-releases'

/** The gate's browser takes minutes; the ticket only chooses a shell. */
const TICKET_LASTS_MS = 15 * 60_000

/** @param sign base64 Ed25519 with the key of discovery, which edges know */
export function createShellTickets(sign: (text: string) => string, nowMs: () => number): (version: string) => string {
  return (version) => {
    const expiresAt = nowMs() + TICKET_LASTS_MS
    const signature = Buffer.from(sign(shellTicketSigningText({ version, expiresAt })), 'base64').toString('base64url')
    return writeShellTicket({ version, expiresAt, signature })
  }
}
