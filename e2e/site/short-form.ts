/** `npm test` sets E2E_SHORT: tests of all pages or codes then run a sample; `npm run proof -- pages` runs all of them. */
const IS_SHORT = Boolean(process.env.E2E_SHORT)

/** Tag of a test that `npm test` leaves to `npm run proof -- journeys`. */
export const LONG_TAG = '@long'

/** Tags of the test at `index` of a list, of which `npm test` runs the first and each `every`th after it. */
export function longExcept(index: number, every: number): string[] {
  return index % every === 0 ? [] : [LONG_TAG]
}

/** @returns in the short form the first of `all` and each `every`th after it, otherwise all */
export function sampled<T>(all: readonly T[], every: number): readonly T[] {
  return IS_SHORT ? all.filter((_one, index) => index % every === 0) : all
}
