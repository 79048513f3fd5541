/** What names a game among favourites and recent ones. */
export type GameKey = { readonly enName: string; readonly gameCode: string }

export function keyOf({ enName, gameCode }: GameKey): string {
  return `${enName}/${gameCode}`
}
