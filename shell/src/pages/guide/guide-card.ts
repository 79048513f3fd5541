/** The interface between the page and its five cards. */
import type { MemberInfo } from '@lantern/contract/user'

/** The form of the current card: the page's button submits it. */
export const GUIDE_FORM = 'guide-card'

export type GuideCardProps = {
  member: MemberInfo
  /** Saves and continues; an error is shown above the buttons and the card stays. */
  save: (work: () => Promise<unknown>) => void
  /** Continues without saving. */
  skip: () => void
}
