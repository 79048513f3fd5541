/** The type of the favourites, and the ids of teams and leagues. */
import type { Favourite } from '@lantern/contract/favourites'

export type Favourites = {
  /** Newest first. */
  list: readonly Favourite[]
  has(kind: Favourite['kind'], id: string): boolean
  /** Marks or unmarks at once; reverted if the server refuses. */
  set(favourite: Favourite, on: boolean): void
}

/** Id of a team or league: its sport and its English name, which no translation changes. */
export function subjectId(sport: string, name: { en: string }): string {
  return `${sport}/${name.en}`
}

export function gameId({ enName, gameCode }: { enName: string; gameCode: string }): string {
  return `${enName}/${gameCode}`
}
