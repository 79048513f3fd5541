/** Which postings are behind a row, and what they did to each account they stand on. */
import { fromMinor, toMinor } from '@lantern/platform'

export type Net = { readonly account: string; readonly amount: string }

/** Accounts in order of their first posting; one whose postings undo each other is left out, unless all do. */
export function netByAccount(postings: readonly Net[]): Net[] {
  const sums = new Map<string, number>()
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + toMinor(amount))
  const all = [...sums].map(([account, minor]) => ({ account, amount: fromMinor(minor) }))
  const moved = all.filter(({ account }) => sums.get(account) !== 0)
  return moved.length > 0 ? moved : all
}

/**
 * A row may be one entry of a business that has more of them, a packet that was sent and came back: then only that entry is behind its figure.
 *
 * @param no number of the row, its entry's where it is one entry
 */
export function postingsOfRow<Posting extends { readonly entryNo: string }>(
  postings: readonly Posting[],
  no: string,
): readonly Posting[] {
  const own = postings.filter(({ entryNo }) => entryNo === no)
  return own.length > 0 ? own : postings
}
