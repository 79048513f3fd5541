import { chatBetPrivacy } from '@lantern/contract/chat'
import * as CODE from '@lantern/contract/code'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { Wire } from '../../wire/wire.ts'
import { storePrivacy } from '../cards/shared-bets.repository.ts'
import { findLine } from '../rooms/chat.repository.ts'
import { type LineTeller, tellLine } from '../socket/tell-line.ts'

/** The owner changes how much of the stake a shared bet shows; readers get the line again. */
export function registerBetPrivacy(wire: Wire, teller: LineTeller): void {
  wire.memberWrite(chatBetPrivacy, async ({ roomId, seq, privacy }, { trx, member, afterCommit }) => {
    const line = await findLine(trx, roomId, seq)
    if (!line || line.bet_no === null || line.shielded || line.member_id !== member.id)
      throw new SandboxError(CODE.COMMON, { zh: '消息不存在', en: 'There is no such message' })
    await storePrivacy(trx, roomId, seq, privacy)
    afterCommit(async () => {
      await tellLine(teller, roomId, seq)
      return {}
    })
    return {}
  })
}
