import { addressKey } from '@lantern/service'

export type AddressCounts = {
  /**
   * Counts one more for an address.
   * @returns a release function, to be called once; undefined when the address has reached its limit
   */
  enter(address: string): (() => void) | undefined
}

/** Current number per address; addresses without any are forgotten. */
export function createAddressCounts(limit: number): AddressCounts {
  const counts = new Map<string, number>()
  return {
    enter(address) {
      const key = addressKey(address)
      const count = counts.get(key) ?? 0
      if (count >= limit) return undefined
      counts.set(key, count + 1)
      return () => {
        const left = (counts.get(key) ?? 1) - 1
        if (left === 0) counts.delete(key)
        else counts.set(key, left)
      }
    },
  }
}
