/** Passwords, devices, logins and the anti-phishing phrase (screens.md 6 security). */
import * as CODE from '@lantern/contract/code'
import {
  deviceList,
  deviceRevoke,
  deviceSave,
  fundPasswordChange,
  loginHistory,
  othersSignOut,
  passwordChange,
  phraseSave,
  securityOverview,
} from '@lantern/contract/security'
import { changeMember } from '../members/members.repository.ts'
import { requireFundPassword } from '../members/proofs/fund-password.ts'
import { hashPassword, isPassword, requirePassword } from '../members/proofs/passwords.ts'
import { isWeakPassword } from '../members/proofs/weak-passwords.ts'
import { tellSecurityChange } from '../members/security-mail.ts'
import { securityReviewUntil } from '../members/security-review.ts'
import { refuse } from '../refusal/refuse.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { wrongField } from '../refusal/wrong-field.ts'
import { pageOfLogins } from '../sign-in/login-history.repository.ts'
import { locationText } from '../sign-in/trust/visitor-location.rules.ts'
import type { VisitorLocations } from '../sign-in/trust/visitor-location.ts'
import type { Wire } from '../wire/wire.ts'
import { activeDevices, changeDevice, devicesOf, endOtherSessions, removeDevice } from './security.repository.ts'

export function securityRoutes(wire: Wire, { locations }: { locations: VisitorLocations }): void {
  wire.memberRead(securityOverview, async (_input, { member, now }) => ({
    phrase: member.phrase,
    hasFundPwd: member.fund_hash !== null,
    passwordChangedAt: member.password_changed_at || null,
    reviewUntil: securityReviewUntil(member, now),
  }))

  wire.memberWrite(passwordChange, async ({ old, password }, context) => {
    const { trx, member, session, now, locale } = context
    await requirePassword(context, 'old', old)
    if (isWeakPassword(password, member.user_name)) throw refuse('weak-password')
    if (await isPassword(password, member.pwd_hash))
      throw wrongField(locale, 'password', {
        zh: '不能与当前密码相同',
        en: 'Choose a password other than the current one',
      })
    await changeMember(trx, member.id, { pwd_hash: await hashPassword(password), password_changed_at: now })
    const ended = { keep: session.token_hash, reason: '10105', now } as const
    const endedSessions = await endOtherSessions(trx, member.id, ended)
    await tellSecurityChange(trx, member, now, {
      title: { zh: '登录密码已修改', en: 'Your password was changed' },
      body: { zh: '其他设备已退出登录。', en: 'Every other device was logged out.' },
    })
    return { endedSessions }
  })

  wire.memberWrite(fundPasswordChange, async ({ old, pwd }, { trx, member, now }) => {
    await requireFundPassword(trx, member, old, now)
    await changeMember(trx, member.id, { fund_hash: await hashPassword(pwd), fund_wrong: 0, fund_locked_until: 0 })
    await tellSecurityChange(trx, member, now, {
      title: { zh: '资金密码已修改', en: 'Your fund password was changed' },
      body: { zh: '取款时请使用新的资金密码。', en: 'Use the new fund password for withdrawals.' },
    })
    return {}
  })

  wire.memberWrite(phraseSave, async ({ phrase }, { trx, member }) => {
    await changeMember(trx, member.id, { phrase })
    return {}
  })

  wire.memberRead(deviceList, async (_input, { db, member, now, locale, deviceUuid, ip }) => {
    const active = await activeDevices(db, member.id, now)
    const place = (lastIp: string) => {
      const { city } = locations.of(lastIp || ip)
      return locale === 'en' ? city.en : city.zh
    }
    const rows = await devicesOf(db, member.id)
    return {
      list: rows.map((row) => ({
        deviceId: row.device_uuid,
        label: row.name || row.label,
        place: place(row.last_ip),
        lastAt: row.last_at,
        trusted: row.trusted_until > now,
        active: active.has(row.device_uuid),
        current: row.device_uuid === deviceUuid,
      })),
    }
  })

  wire.memberWrite(deviceSave, async ({ deviceId, label, trusted }, { trx, member, now }) => {
    const change = { ...(label !== undefined && { name: label }), ...(trusted === false && { trustEnds: now }) }
    if (Object.keys(change).length > 0 && !(await changeDevice(trx, member.id, deviceId, change))) throw noSuchDevice()
    return {}
  })

  wire.memberWrite(deviceRevoke, async ({ deviceId }, { trx, member, now }) => {
    if (!(await removeDevice(trx, member.id, deviceId, now))) throw noSuchDevice()
    return {}
  })

  wire.memberWrite(othersSignOut, async (_input, { trx, member, session, now }) => ({
    endedSessions: await endOtherSessions(trx, member.id, { keep: session.token_hash, reason: 'revoked', now }),
  }))

  wire.memberRead(loginHistory, async ({ pageNum, pageSize }, { db, member, now, locale }) => {
    const offset = (pageNum - 1) * pageSize
    const { list, total } = await pageOfLogins(db, { memberId: member.id, now }, { offset, limit: pageSize })
    return {
      list: list.map((row) => ({
        at: row.at,
        ip: maskIp(row.ip),
        place: locationText(row.place, locale),
        device: row.device,
        result: row.result as 'ok',
      })),
      total,
      hasMore: offset + list.length < total,
    }
  })
}

function noSuchDevice(): SandboxError {
  return new SandboxError(CODE.STATE_CHANGED, { zh: '该设备已被移除', en: 'This device was already removed' })
}

/** Hides the last two parts: a list on a screen in public shows no full address. */
function maskIp(ip: string): string {
  return ip.includes('.') ? ip.replace(/\.\d+\.\d+$/, '.*.*') : ip.replace(/(:[^:]*){2}$/, ':*:*')
}
