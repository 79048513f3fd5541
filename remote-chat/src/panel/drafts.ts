/** What was typed and not sent, by member and room, for as long as the page lives: closing the panel loses nothing, and nobody sees another's. */
export const drafts = new Map<string, string>()

export function draftKey(memberId: string, roomId: string): string {
  return `${memberId}/${roomId}`
}
