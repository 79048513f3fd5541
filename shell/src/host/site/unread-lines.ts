import { getSession, pageStore, useSession } from '@lantern/platform'
import { atom, useAtomValue } from 'jotai'

const NONE = { token: '', count: 0 }
const unreadLinesAtom = atom(NONE)

/** Unread lines of the chat: of the open one at once, of a closed one as its bubble last reported. */
export function tellUnreadLines(count: number): void {
  const session = getSession()
  pageStore.set(unreadLinesAtom, session.kind === 'member' ? { token: session.token, count } : NONE)
}

/** @returns those of the present session; 0 for a visitor */
export function useUnreadLines(): number {
  const session = useSession()
  const { token, count } = useAtomValue(unreadLinesAtom, { store: pageStore })
  return session.kind === 'member' && session.token === token ? count : 0
}
