import { pageStore, useEvent, useSession } from '@lantern/platform'
import { atom, useAtom } from 'jotai'

/** What waits for the member: unread mails, and rewards to claim. */
export type Waiting = { readonly unread: number; readonly claimable: number }
const NOTHING: Waiting = { unread: 0, claimable: 0 }
/** For the whole page: the tab bar comes with a page that may have reported before, and the title is always there to listen. */
const countedAtom = atom({ token: '', ...NOTHING })

/** As last reported in the present session: counts of one session are not shown in the next, or to a visitor. */
export function useWaiting(): Waiting {
  const session = useSession()
  // A session opened by a link has no member's name at first, but its token.
  const token = session.kind === 'member' ? session.token : ''
  const [counted, setCounted] = useAtom(countedAtom, { store: pageStore })
  useEvent('badge:me', ({ count, claimable }) =>
    setCounted((before) => ({
      token,
      unread: count,
      claimable: claimable ?? (before.token === token ? before.claimable : 0),
    })),
  )
  return token !== '' && counted.token === token ? counted : NOTHING
}
