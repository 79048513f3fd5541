/** The first fund password. */
import * as CODE from '@lantern/contract/code'
import { fundPasswordSet } from '@lantern/contract/security'
import { changeMember } from '../members/members.repository.ts'
import { requireFundPassword } from '../members/proofs/fund-password.ts'
import { hashPassword } from '../members/proofs/passwords.ts'
import { sendMail } from '../members/send-mail.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { Wire } from '../wire/wire.ts'

export function fundPasswordRoutes(wire: Wire): void {
  wire.memberWrite(fundPasswordSet, async ({ pwd }, { trx, member, now }) => {
    if (member.fund_hash !== null) {
      // A retry of the same form after a lost answer is accepted; another password counts as a guess.
      await requireFundPassword(trx, member, pwd, now).catch((error: unknown) => {
        throw error instanceof SandboxError && error.code === CODE.WRONG_FUND_PASSWORD ? alreadySet() : error
      })
      return {}
    }
    const fundHash = await hashPassword(pwd)
    await changeMember(trx, member.id, { fund_hash: fundHash })
    await sendMail(trx, member.id, {
      type: 'notice',
      push: 'security',
      title: { zh: '资金密码已设置', en: 'Fund password set' },
      body: {
        zh: '取款时需要输入。如非本人操作，请立即联系客服。',
        en: 'It is asked for at withdrawals. If this was not you, contact support at once.',
      },
      at: now,
    })
    return {}
  })
}

function alreadySet(): SandboxError {
  return new SandboxError(CODE.STATE_CHANGED, { zh: '资金密码已设置', en: 'The fund password is already set' }, null, {
    keep: true,
  })
}
