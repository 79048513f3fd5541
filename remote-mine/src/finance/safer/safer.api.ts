/** Requests of the safer play page. The overview is the query of the deposit limits: both show the same answer. */
import {
  type ExcludeMonths,
  saferExclude,
  saferPanic,
  saferReturn,
  saferTimeout,
  type TimeoutDays,
} from '@lantern/contract/safer'
import { call } from '@lantern/platform'

export const panic = () => call(saferPanic, {})
export const takeTimeout = (days: TimeoutDays) => call(saferTimeout, { days })
export const excludeMyself = (months: ExcludeMonths) => call(saferExclude, { months, ack: true })
export const askToReturn = (on: boolean) => call(saferReturn, { on })
