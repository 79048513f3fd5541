/** Endpoints for the payee's answers. The payer's order follows by the job. */
import * as CODE from '@lantern/contract/code'
import { partConfirm, partDispute, partProof } from '@lantern/contract/speed'
import type { Trx } from '../../database/database.ts'
import { refuse } from '../../refusal/refuse.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { Wire } from '../../wire/wire.ts'
import { isPicture } from '../orders/picture.rules.ts'
import { changePart, insertPayeeProof, partOfPayee, payerProofs } from './speed-parts.repository.ts'
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
    const part = await partOfPayee(db, member.id, partNo)
    if (!part) throw refuse('no-such-order')
    return { proof: await payerProofs(db, part.deposit_no ?? '') }
  })
}

/** Repeated: the first answer counts. */
async function keepPayeeProofs(trx: Trx, partNo: string, images: readonly string[], at: number): Promise<void> {
  for (const [n, image] of images.entries()) {
    const sentence = { zh: '凭证须为 JPG、PNG 或 WebP 图片', en: 'A proof is a JPG, PNG or WebP picture' }
    if (!isPicture(image)) throw new SandboxError(CODE.VALIDATION, sentence, { fields: { proof: sentence } })
    await insertPayeeProof(trx, { part_no: partNo, n, image, at })
  }
}
