/** Tone of each state, the same in the list and in the case. */
import type { FeedbackState } from '@lantern/contract/feedback'
import type { Tone } from '@lantern/ui'

export const STATE_TONES: Readonly<Record<FeedbackState, Tone>> = {
  waiting: 'info',
  working: 'info',
  info: 'warning',
  solved: 'positive',
  closed: 'neutral',
}
