/** Unsent text by member and room for the lifetime of the page, so that closing the panel keeps it. */
export const drafts = new Map<string, string>()

export function draftKey(memberId: string, roomId: string): string {
  return `${memberId}/${roomId}`
}
