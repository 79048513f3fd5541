/** `npm test` sets E2E_SHORT: tests of all pages or codes then run a sample; `npm run proof -- pages` runs all of them. */
const IS_SHORT = Boolean(process.env.E2E_SHORT)

/** Tag of a test that `npm test` leaves to `npm run proof -- journeys`. */
export const LONG_TAG = '@long'

/** @returns in the short form the first of `all` and each `every`th after it, otherwise all */
export function sampled<T>(all: readonly T[], every: number): readonly T[] {
  return IS_SHORT ? all.filter((_one, index) => index % every === 0) : all
}
