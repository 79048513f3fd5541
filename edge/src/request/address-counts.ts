import { addressKey } from '@lantern/service'

export type AddressCounts = {
  /**
   * Counts one more of an address.
   *
   * @returns what takes it back, to be called once; undefined when the address has as many as it may
   */
  enter(address: string): (() => void) | undefined
}

/** How many of something each address has at the moment; forgets an address that has none. */
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
