/** Lays out areas as a treemap: rows of rectangles as square as possible (Bruls, Huizing, van Wijk 2000). Pure. */

/**
 * @template Item
 * @param {(Item & { size: number })[]} items
 * @param {{ x: number, y: number, width: number, height: number }} room
 * @returns {(Item & { size: number, x: number, y: number, width: number, height: number })[]}
 */
export function treemap(items, room) {
  const total = items.reduce((sum, { size }) => sum + size, 0)
  const scale = (room.width * room.height) / total
  const waiting = items.map((item) => ({ item, area: item.size * scale })).sort((one, other) => other.area - one.area)
  const placed = []
  let rest = { ...room }
  while (waiting.length > 0) {
    const side = Math.min(rest.width, rest.height)
    let row = [waiting[0]]
    while (row.length < waiting.length && worst([...row, waiting[row.length]], side) <= worst(row, side))
      row = waiting.slice(0, row.length + 1)
    waiting.splice(0, row.length)
    const depth = sum(row) / side
    let at = 0
    for (const { item, area } of row) {
      const length = area / depth
      const across = rest.width >= rest.height
      placed.push({
        ...item,
        x: across ? rest.x : rest.x + at,
        y: across ? rest.y + at : rest.y,
        width: across ? depth : length,
        height: across ? length : depth,
      })
      at += length
    }
    rest =
      rest.width >= rest.height
        ? { ...rest, x: rest.x + depth, width: rest.width - depth }
        : { ...rest, y: rest.y + depth, height: rest.height - depth }
  }
  return placed
}

/** The largest ratio of sides in a row along `side`. */
function worst(row, side) {
  const depth = sum(row) / side
  return Math.max(...row.map(({ area }) => Math.max(depth / (area / depth), area / depth / depth)))
}

function sum(row) {
  return row.reduce((all, { area }) => all + area, 0)
}
