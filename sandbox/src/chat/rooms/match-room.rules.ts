/** Rooms of matches: `match:{matchId}`. */

const MATCH_ROOM = /^match:(m\d{5}-\d{2})$/

/** @returns undefined for a room of no match */
export function matchOfRoom(roomId: string): string | undefined {
  return MATCH_ROOM.exec(roomId)?.[1]
}

export function roomOfMatch(matchId: string): string {
  return `match:${matchId}`
}
