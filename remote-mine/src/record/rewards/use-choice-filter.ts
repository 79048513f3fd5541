/** State of a record page with a single filter: period and option are stored in the URL. */
import { now } from '@lantern/platform'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readChoice, writeChoice } from '../parts/record-filters.rules.ts'
import { type RecordRange, readRange } from '../parts/record-range.rules.ts'

export type ChoiceFilterOptions<Choice extends string> = {
  /** Query parameter of the filter. */
  name: string
  title: string
  words: Readonly<Record<Choice, string>>
}

export function useChoiceFilter<Choice extends string>(
  choices: readonly Choice[],
  { name, title, words }: ChoiceFilterOptions<Choice>,
) {
  const [params, setParams] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  const range = readRange(params, now())
  const choice = readChoice(params, name, choices)
  const write = (nextRange: RecordRange, next: Choice | null) =>
    setParams(writeChoice(params, nextRange, { [name]: next }), { replace: true })
  return {
    range,
    choice,
    onRange: (next: RecordRange) => write(next, choice),
    /** For the frame's button. */
    filter: { count: choice ? 1 : 0, onOpen: () => setOpen(true) },
    /** For the filter sheet. */
    sheet: {
      open: isOpen,
      onOpenChange: setOpen,
      onReset: () => write(range, null),
      groups: [
        {
          title,
          options: choices.map((id) => ({
            id,
            text: words[id],
            isOn: choice === id,
            onPress: () => write(range, choice === id ? null : id),
          })),
        },
      ],
    },
  }
}
