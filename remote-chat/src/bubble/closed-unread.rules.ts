export type RoomNews = { readonly roomId: string; readonly lastSeq: number }

/**
 * Number of unread lines in the rooms that the member has read before.
 * @param marks seq of the last read line, by room
 */
export function unreadSince(rooms: readonly RoomNews[], marks: Readonly<Record<string, number>>): number {
  return rooms.reduce((sum, { roomId, lastSeq }) => sum + Math.max(0, lastSeq - (marks[roomId] ?? lastSeq)), 0)
}
