import { useState } from 'react'

type Keyed = { readonly id: string }

/** A list with the first item that can be played in front. That one stays there while it is listed: a row does not change under a finger. */
export function useLead<Item extends Keyed>(
  list: readonly Item[],
  isPlayable: (item: Item) => boolean,
): readonly Item[] {
  const [kept, setKept] = useState<string>()
  const lead = list.find(({ id }) => id === kept) ?? list.find(isPlayable)
  if (lead && lead.id !== kept) setKept(lead.id)
  return lead ? [lead, ...list.filter((item) => item !== lead)] : list
}
