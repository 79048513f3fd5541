/** Share of a canary: 0 to 100 in steps of 0.1, so that share and rest add up to exactly 100. */
import { restOf } from '@lantern/contract/rollout'
import * as v from 'valibot'

const SENTENCE = 'a percentage is 0 to 100, in steps of 0.1'

export const percentSchema = v.pipe(
  v.number(SENTENCE),
  v.check((percent) => percent >= 0 && percent <= 100 && restOf(restOf(percent)) === percent, SENTENCE),
)
