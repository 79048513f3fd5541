/** Endpoints for the payee's answers. The payer's order follows by the job. */
import * as CODE from '@lantern/contract/code'
import { partConfirm, partDispute, partProof } from '@lantern/contract/speed'
import type { Trx } from '../../database/database.ts'
import { refuse } from '../../refusal/refuse.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { Wire } from '../../wire/wire.ts'
import { isPicture } from '../orders/picture.rules.ts'
import { changePart } from './speed-parts.repository.ts'
import { answerPart, partView } from './speed-payout.ts'

export function speedRoutes(wire: Wire): void {
  wire.memberWrite(partConfirm, async ({ partNo }, { trx, member }) =>
    partView(trx, await answerPart(trx, member.id, partNo, 'confirm')),
  )

  wire.memberWrite(partDispute, async ({ partNo, text, proof }, { trx, member, now }) => {
    const part = await answerPart(trx, member.id, partNo, 'dispute')
    await keepPayeeProofs(trx, part.no, proof, now)
    return partView(trx, await changePart(trx, part, { dispute_text: part.dispute_text || text }))
  })

  wire.memberRead(partProof, async ({ partNo }, { db, member }) => {
    const part = await db
      .selectFrom('speed_parts')
      .select('deposit_no')
      .where('no', '=', partNo)
      .where('payee_id', '=', member.id)
      .executeTakeFirst()
    if (!part) throw refuse('no-such-order')
    const rows = await db
      .selectFrom('deposit_proofs')
      .select('image')
      .where('order_no', '=', part.deposit_no ?? '')
      .orderBy('n')
      .execute()
    return { proof: rows.map(({ image }) => image) }
  })
}

/** Repeated: the first answer counts. */
async function keepPayeeProofs(trx: Trx, partNo: string, images: readonly string[], at: number): Promise<void> {
  for (const [n, image] of images.entries()) {
    const sentence = { zh: '凭证须为 JPG、PNG 或 WebP 图片', en: 'A proof is a JPG, PNG or WebP picture' }
    if (!isPicture(image)) throw new SandboxError(CODE.VALIDATION, sentence, { fields: { proof: sentence } })
    await trx
      .insertInto('speed_proofs')
      .values({ part_no: partNo, n, image, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
