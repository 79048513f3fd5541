import { type WithdrawalPrepare, withdrawalPrepare } from '@lantern/contract/withdrawal'
import { control } from './control.ts'
import { post } from './member-session.ts'

/** Returns the money of a member's open withdrawal, if there is one. */
export async function rejectOpenWithdrawal(token: string): Promise<void> {
  const { openOrder } = await post<WithdrawalPrepare>(withdrawalPrepare.path, {}, { token })
  if (openOrder) await control({ action: 'withdrawal.reject', orderNo: openOrder.orderNo })
}
