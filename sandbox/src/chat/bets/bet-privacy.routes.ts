import { chatBetPrivacy } from '@lantern/contract/chat'
import * as CODE from '@lantern/contract/code'
import type { Catalogue } from '../../book/matches/catalogue.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { Wire } from '../../wire/wire.ts'
import { betsByNo, storePrivacy } from '../cards/shared-bets.repository.ts'
import type { ChatHub } from '../hub/chat-hub.ts'
import type { AllRooms } from '../rooms/all-rooms.ts'
import { findLine } from '../rooms/chat.repository.ts'
import { requireWritable } from '../rooms/writable.ts'
import { privacyProblemOf } from '../socket/share-bet.ts'

const HIDDEN = 0

type PrivacyDeps = { readonly hub: ChatHub; readonly allRooms: AllRooms; readonly catalogue: Catalogue }

/** The owner changes how much of the stake a shared bet shows; readers get the line again. Hiding it is always possible. */
export function registerBetPrivacy(wire: Wire, { hub, allRooms, catalogue }: PrivacyDeps): void {
  wire.memberWrite(chatBetPrivacy, async ({ roomId, seq, privacy }, { trx, member, now, afterCommit }) => {
    const line = await findLine(trx, roomId, seq)
    const bet = line && line.bet_no !== null && (await betsByNo(trx, [line.bet_no])).get(line.bet_no)
    if (!line || !bet || line.shielded || line.member_id !== member.id)
      throw new SandboxError(CODE.COMMON, { zh: '消息不存在', en: 'There is no such message' })
    if (privacy === line.privacy) return {}
    if (privacy !== HIDDEN) await requireWritable(trx, { allRooms, member, roomId, now })
    const problem = await privacyProblemOf(trx, catalogue, { bet, privacy, now })
    if (problem) throw new SandboxError(problem.code, problem)
    await storePrivacy(trx, roomId, seq, privacy)
    afterCommit(async () => {
      hub.lineChanged(roomId, seq)
      return {}
    })
    return {}
  })
}
