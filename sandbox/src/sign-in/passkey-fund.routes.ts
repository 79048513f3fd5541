/** A passkey in place of the fund password (screens.md 0.4): the answer to a challenge becomes a ticket, which confirms once. */
import * as CODE from '@lantern/contract/code'
import { passkeyFundOptions, passkeyFundVerify } from '@lantern/contract/passkeys'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { newFundTicket } from '../members/proofs/fund-ticket.repository.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { Wire } from '../wire/wire.ts'
import { assertedMember } from './assertion.ts'
import { newChallengeRow, passkeysOf, takeChallenge } from './passkey.repository.ts'
import { relyingParty } from './relying-party.ts'

export function passkeyFundRoutes(wire: Wire, { siteOrigins }: { siteOrigins: readonly string[] }): void {
  wire.memberWrite(passkeyFundOptions, async (_input, { trx, member, origin, now }) => {
    const { rpId } = relyingParty(origin, siteOrigins)
    const own = await passkeysOf(trx, member.id, rpId)
    if (own.length === 0)
      throw new SandboxError(CODE.VALIDATION, {
        zh: '此网址下没有您的通行密钥',
        en: 'You have no passkey at this address',
      })
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      userVerification: 'required',
      allowCredentials: own.map(({ id, transports }) => ({ id, transports: transports.split(',').filter(Boolean) })),
    })
    const challenge = { challenge: options.challenge, rpId, memberId: member.id, purpose: 'fund', now } as const
    return { challengeId: await newChallengeRow(trx, challenge), options: { ...options } }
  })

  wire.memberWrite(passkeyFundVerify, async ({ challengeId, credential }, { trx, member, origin, now }) => {
    const party = relyingParty(origin, siteOrigins)
    const asked = await takeChallenge(trx, challengeId, { rpId: party.rpId, purpose: 'fund', now })
    const isOwn =
      asked?.member_id === member.id &&
      (await assertedMember(trx, { credential, challenge: asked.challenge, memberId: member.id, party, now })) !==
        undefined
    if (!isOwn)
      throw new SandboxError(
        CODE.WRONG_FUND_PASSWORD,
        { zh: '此通行密钥无法确认，请输入资金密码', en: 'This passkey was not accepted. Enter the fund password.' },
        { passkey: true },
        // The challenge is single-use.
        { keep: true },
      )
    return newFundTicket(trx, member.id, now)
  })
}
