/** Selects the postings of a record row and sums them per account. */
import { fromMinor, toMinor } from '@lantern/platform'

export type Net = { readonly account: string; readonly amount: string }

/** Net amount per account, in order of the first posting. Accounts that net to zero are omitted unless all of them do. */
export function netByAccount(postings: readonly Net[]): Net[] {
  const sums = new Map<string, number>()
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + toMinor(amount))
  const all = [...sums].map(([account, minor]) => ({ account, amount: fromMinor(minor) }))
  const moved = all.filter(({ account }) => sums.get(account) !== 0)
  return moved.length > 0 ? moved : all
}

/**
 * A row may be a single entry of a transaction with several, e.g. the refund of a red packet: then only that entry explains its amount.
 *
 * @param no number of the row, or of its entry if the row is a single entry
 */
export function postingsOfRow<Posting extends { readonly entryNo: string }>(
  postings: readonly Posting[],
  no: string,
): readonly Posting[] {
  const own = postings.filter(({ entryNo }) => entryNo === no)
  return own.length > 0 ? own : postings
}
