/** Rooms of card games by stake: a title stands in one of them, and takes no other stakes. */
export type Room = {
  readonly key: string
  readonly name: { readonly zh: string; readonly en: string }
  /** Smallest and largest stake, fen. */
  readonly min: number
  readonly max: number
}

const STARTER: Room = { key: 'starter', name: { zh: '初级房', en: 'Starter room' }, min: 100, max: 2_000 }
const MIDDLE: Room = { key: 'middle', name: { zh: '中级房', en: 'Middle room' }, min: 500, max: 10_000 }
const HIGH: Room = { key: 'high', name: { zh: '高级房', en: 'High room' }, min: 2_000, max: 50_000 }

/** Lowest stakes first. */
export const ROOMS: readonly Room[] = [STARTER, MIDDLE, HIGH]

/** Rooms of titles, in the order of the first words of their names. */
const ROOM_OF_WORD = [MIDDLE, STARTER, STARTER, HIGH, MIDDLE, STARTER, HIGH] as const

export function roomOfWord(first: number): Room {
  return ROOM_OF_WORD[first] ?? STARTER
}
