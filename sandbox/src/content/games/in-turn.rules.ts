/** Neighbours of different kinds. */

/** @returns the items, where possible no two of one kind in a row; each kind in its own order */
export function inTurn<Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] {
  const left = [...items]
  const turned: Item[] = []
  while (left.length > 0) {
    const before = turned.at(-1)
    const other = before === undefined ? 0 : left.findIndex((item) => kindOf(item) !== kindOf(before))
    turned.push(...left.splice(Math.max(0, other), 1))
  }
  return turned
}
