/** Queries and commands of the transfer page. */
import type { InputOf } from '@lantern/contract'
import { transfer, transferDetail } from '@lantern/contract/transfer'
import { call } from '@lantern/platform'

export function sendTransfer(input: InputOf<typeof transfer>) {
  return call(transfer, input)
}

export async function transferState(transferNo: string) {
  return (await call(transferDetail, { transferNo })).transfer
}
