import { spendState } from '@lantern/contract/chat-gifts'
import { fromFen } from '../../ledger/money.rules.ts'
import { voidRequest } from '../../wire/request-store.ts'
import type { Wire } from '../../wire/wire.ts'
import { isGiftSent, packetOfRequest, sharesOf } from './gifts.repository.ts'

const SENT = 1 as const
const NOT_SENT = 2 as const
const RETURNED = 3 as const

/** What became of a gift or red packet. The member's row is locked, so no request of theirs is on its way through the database. */
export function registerSpendState(wire: Wire): void {
  wire.memberWrite(spendState, async ({ of }, { trx, member, now }) => {
    if (await isGiftSent(trx, member.id, of)) return { state: SENT, returned: fromFen(0) }
    const packet = await packetOfRequest(trx, member.id, of)
    if (packet) {
      const shares = await sharesOf(trx, packet.id)
      const opened = shares.reduce((sum, { amount }) => sum + amount, 0)
      const returned = packet.ended ? packet.total - opened : 0
      return { state: returned > 0 ? RETURNED : SENT, returned: fromFen(returned) }
    }
    await voidRequest(trx, { memberId: member.id, requestNo: of, now })
    return { state: NOT_SENT, returned: fromFen(0) }
  })
}
