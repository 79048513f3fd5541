import { pageStore } from '@lantern/platform'
import { atom, useAtomValue } from 'jotai'

const unreadLinesAtom = atom(0)

/** Unread lines of the chat: of the open one at once, of a closed one as its bubble last told. */
export function tellUnreadLines(count: number): void {
  pageStore.set(unreadLinesAtom, count)
}

export function useUnreadLines(): number {
  return useAtomValue(unreadLinesAtom, { store: pageStore })
}
