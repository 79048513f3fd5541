/** Passkeys (WebAuthn): registration, login, step-up proof. Signatures are verified by @simplewebauthn/server. */
import * as CODE from '@lantern/contract/code'
import {
  passkeyList,
  passkeyOptions,
  passkeyRegisterOptions,
  passkeyRegisterVerify,
  passkeyRemove,
  passkeyVerify,
} from '@lantern/contract/passkeys'
import { MINUTE_MS } from '@lantern/contract/site-time'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { findMember } from '../members/members.repository.ts'
import { noteSecurityChange } from '../members/security-review.ts'
import { sendMail } from '../members/send-mail.ts'
import { refuse } from '../refusal/refuse.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { Deps, Wire } from '../wire/wire.ts'
import { assertedMember } from './assertion.ts'
import { requireOpenLogin } from './login.routes.ts'
import { deviceBlocked, requireWelcome } from './login-decision.ts'
import { openLogin } from './open-login.ts'
import { addPasskey, newChallengeRow, passkeysOf, removePasskey, takeChallenge } from './passkey.repository.ts'
import { type RelyingParty, relyingParty } from './relying-party.ts'
import { spendTicket, ticketMember } from './trust/step-up.ts'
import { isBlockedDevice, rememberVisit } from './trust/trust.repository.ts'
import { requireDevice, visitOf } from './trust/visit.ts'
import type { VisitorLocations } from './trust/visitor-location.ts'

const RP_NAME = 'Lantern'
/** A key outlives sessions and passwords, so it is made in a session whose login is this recent. */
const FRESH_MS = 10 * MINUTE_MS

export type PasskeyDeps = Deps & { readonly locations: VisitorLocations; readonly siteOrigins: readonly string[] }

export function passkeyRoutes(wire: Wire, deps: PasskeyDeps): void {
  const party = (origin: string): RelyingParty => relyingParty(origin, deps.siteOrigins)

  wire.publicWrite(passkeyOptions, async ({ ticket }, context) => {
    requireDevice(context)
    const { rpId } = party(context.origin)
    const memberId = ticket === undefined ? undefined : await ticketMember(context.trx, ticket, context)
    if (ticket !== undefined && memberId === undefined) throw stepExpired()
    const own = memberId === undefined ? [] : await passkeysOf(context.trx, memberId, rpId)
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      userVerification: 'required',
      // Without a ticket the browser offers all its keys: no name is needed.
      allowCredentials: own.map(({ id, transports }) => ({ id, transports: transports.split(',').filter(Boolean) })),
    })
    const challengeId = await newChallengeRow(context.trx, {
      challenge: options.challenge,
      rpId,
      memberId: memberId ?? null,
      purpose: 'login',
      now: context.now,
    })
    return { challengeId, options: { ...options } }
  })

  wire.publicWrite(passkeyVerify, async (input, context) => {
    const { trx, now } = context
    requireOpenLogin(deps)
    requireDevice(context)
    if (await isBlockedDevice(trx, context.deviceUuid)) throw deviceBlocked()
    const { origin, rpId } = party(context.origin)
    const asked = await takeChallenge(trx, input.challengeId, { rpId, purpose: 'login', now })
    if (!asked) throw unknownKey()
    const memberId = await assertedMember(trx, {
      credential: input.credential,
      challenge: asked.challenge,
      memberId: asked.member_id ?? undefined,
      party: { origin, rpId },
      now,
    })
    if (memberId === undefined) throw unknownKey()
    const member = await findMember(trx, memberId)
    if (!member) throw unknownKey()
    const visit = visitOf(context, deps.locations, { memberId: member.id, fingerprint: input.fingerprint })
    if (input.ticket !== undefined) {
      if ((await ticketMember(trx, input.ticket, visit)) !== member.id) throw stepExpired()
      await spendTicket(trx, input.ticket, member)
    }
    await requireWelcome(context, member, visit)
    return openLogin(context, member, { visit, remember: input.isChecked, isProved: true })
  })

  wire.memberWrite(passkeyRegisterOptions, async (_input, { trx, member, session, origin, now }) => {
    const { rpId } = party(origin)
    if (now - session.created_at > FRESH_MS) throw stepExpired()
    const own = await passkeysOf(trx, member.id, rpId)
    const options = await generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: rpId,
      userName: member.user_name,
      userDisplayName: member.nick,
      userID: new TextEncoder().encode(member.id),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: own.map(({ id, transports }) => ({ id, transports: transports.split(',').filter(Boolean) })),
    })
    const challengeId = await newChallengeRow(trx, {
      challenge: options.challenge,
      rpId,
      memberId: member.id,
      purpose: 'register',
      now,
    })
    return { challengeId, options: { ...options } }
  })

  wire.memberWrite(passkeyRegisterVerify, async (input, context) => {
    const { trx, member, now } = context
    const { origin, rpId } = party(context.origin)
    const asked = await takeChallenge(trx, input.challengeId, { rpId, purpose: 'register', now })
    // A login challenge belongs to no member; a registration challenge was issued to a fresh session.
    if (!asked || asked.member_id !== member.id) throw notRegistered()
    const result = await verifyRegistrationResponse({
      response: input.credential as unknown as RegistrationResponseJSON,
      expectedChallenge: asked.challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    }).catch(() => {
      throw notRegistered()
    })
    if (!result.verified) throw notRegistered()
    const { credential } = result.registrationInfo
    await addPasskey(trx, {
      id: credential.id,
      member_id: member.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).join(','),
      rp_id: rpId,
      label: input.label || context.deviceLabel,
      created_at: now,
      last_at: null,
    })
    // Unlocking the key proves ownership of this device.
    await rememberVisit(trx, visitOf(context, deps.locations, { memberId: member.id }), true)
    await noteSecurityChange(trx, member.id, now)
    // A key outlives sessions and passwords: its owner is notified of each.
    await sendMail(trx, member.id, {
      type: 'notice',
      push: 'security',
      title: { zh: '已添加通行密钥', en: 'A passkey was added' },
      body: {
        zh: `可用“${context.deviceLabel}”上的通行密钥登录。如非本人操作，请立即联系客服。`,
        en: `A passkey of ${context.deviceLabel} now logs in. If this was not you, contact support at once.`,
      },
      at: now,
    })
    return { id: credential.id }
  })

  wire.memberRead(passkeyList, async (_input, { db, member }) => {
    const rows = await passkeysOf(db, member.id)
    return {
      list: rows.map((row) => ({ id: row.id, label: row.label, createdAt: row.created_at, lastAt: row.last_at })),
    }
  })

  wire.memberWrite(passkeyRemove, async ({ id }, { trx, member, now }) => {
    await removePasskey(trx, member.id, id)
    await noteSecurityChange(trx, member.id, now)
    return {}
  })
}

function unknownKey(): SandboxError {
  // The challenge is single-use: a copied answer must not be accepted.
  return new SandboxError(
    CODE.NAME_ERROR,
    { zh: '此通行密钥无法识别，请用其他方式登录', en: 'This passkey is not recognised. Log in another way.' },
    { passkey: true },
    { keep: true },
  )
}

function notRegistered(): SandboxError {
  return new SandboxError(
    CODE.COMMON,
    { zh: '通行密钥未能创建，请再试一次', en: 'The passkey was not created. Try again.' },
    null,
    { keep: true },
  )
}

function stepExpired(): SandboxError {
  return refuse('step-expired')
}
