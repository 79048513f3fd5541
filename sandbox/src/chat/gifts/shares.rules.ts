/** How a red packet is shared: each share is random, none is nothing, and the last one is what is left. */

/**
 * @param draw a whole number from 0 to below its argument
 * @returns fen: on average an equal part of what is left, at most twice that
 */
export function nextShare(leftFen: number, leftCount: number, draw: (below: number) => number): number {
  if (leftCount === 1) return leftFen
  const most = Math.min(Math.floor((2 * leftFen) / leftCount) - 1, leftFen - (leftCount - 1))
  return 1 + draw(Math.max(1, most))
}
