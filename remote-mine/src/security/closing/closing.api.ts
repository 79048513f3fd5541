/** Requests of closing the account. */
import { accountErase, closingState, eraseUndo } from '@lantern/contract/privacy'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'

export const closingQuery = () =>
  queryOptions({ queryKey: ['mine-closing'], queryFn: ({ signal }) => call(closingState, {}, { signal }) })

export const closeAccount = (fundPwd: string) => call(accountErase, { ack: true, fundPwd })
export const undoClosing = () => call(eraseUndo, {})
