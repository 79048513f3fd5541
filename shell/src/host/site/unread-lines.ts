import { getSession, pageStore, useSession } from '@lantern/platform'
import { atom, useAtomValue } from 'jotai'

const NONE = { memberId: '', count: 0 }
const unreadLinesAtom = atom(NONE)

/** Unread lines of the chat: of the open one at once, of a closed one as its bubble last reported. */
export function tellUnreadLines(count: number): void {
  const session = getSession()
  pageStore.set(unreadLinesAtom, session.kind === 'member' ? { memberId: session.memberId, count } : NONE)
}

/** @returns those of the member who is signed in; 0 for a visitor */
export function useUnreadLines(): number {
  const session = useSession()
  const { memberId, count } = useAtomValue(unreadLinesAtom, { store: pageStore })
  return session.kind === 'member' && session.memberId === memberId ? count : 0
}
