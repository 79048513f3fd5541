export type RoomNews = { readonly roomId: string; readonly lastSeq: number }

/**
 * Lines that came since the member read, in the rooms that they have read before.
 * @param marks seq of the last line that was read, by room
 */
export function unreadSince(rooms: readonly RoomNews[], marks: Readonly<Record<string, number>>): number {
  return rooms.reduce((sum, { roomId, lastSeq }) => sum + Math.max(0, lastSeq - (marks[roomId] ?? lastSeq)), 0)
}
