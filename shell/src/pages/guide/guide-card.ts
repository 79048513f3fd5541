/** What the page and its five cards say to each other. */
import type { MemberInfo } from '@lantern/contract/user'

/** The form of the card on screen: the page's button submits it. */
export const GUIDE_FORM = 'guide-card'

export type GuideCardProps = {
  member: MemberInfo
  /** Everything can be read, nothing changed. */
  readOnly: boolean
  /** Saves and goes on; what it throws is said above the buttons and the card stays. */
  save: (work: () => Promise<unknown>) => void
  /** Goes on without saving. */
  skip: () => void
}
