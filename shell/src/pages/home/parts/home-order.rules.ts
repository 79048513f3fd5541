/** Order of the blocks of the home page (screens.md 3 `/`, page feed). */
import { HOME_BLOCKS, type HomeBlock } from '@lantern/contract/home-blocks'

/** @returns known blocks in the order of their `sort`; unnamed ones follow in their default order */
export function orderOf(blocks: readonly { type: string; sort: number }[]): HomeBlock[] {
  const named = [...blocks]
    .sort((one, other) => one.sort - other.sort)
    .map(({ type }) => HOME_BLOCKS.find((block) => block === type))
    .filter((block) => block !== undefined)
  return [...new Set([...named, ...HOME_BLOCKS])]
}
