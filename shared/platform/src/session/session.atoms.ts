import { atom } from 'jotai'

/** Two states (spec 6): an anonymous visitor or a logged-in member. */
export type Session =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'member'
      readonly token: string
      readonly memberId: string
      readonly userName: string
      readonly guideDone: boolean
    }

export const ANONYMOUS: Session = { kind: 'anonymous' }

export const sessionAtom = atom<Session>(ANONYMOUS)
