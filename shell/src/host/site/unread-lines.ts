import { pageStore } from '@lantern/platform'
import { atom, useAtomValue } from 'jotai'

const unreadLinesAtom = atom(0)

/** Unread lines of the open chat; 0 while it is closed. */
export function tellUnreadLines(count: number): void {
  pageStore.set(unreadLinesAtom, count)
}

export function useUnreadLines(): number {
  return useAtomValue(unreadLinesAtom, { store: pageStore })
}
