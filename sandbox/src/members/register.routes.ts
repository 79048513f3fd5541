/** Opening an account (screens.md 3, register). */
import { nameCheck, register, USER_NAME_PATTERN } from '@lantern/contract/user'
import { siteDateText } from '../clock/site-time.rules.ts'
import { DISABLED_PREFIXES } from '../content/phones.rules.ts'
import type { Executor } from '../database/database.ts'
import { newNo } from '../ledger/numbers.ts'
import { openLogin } from '../sign-in/open-login.ts'
import { visitOf } from '../sign-in/visit.ts'
import type { VisitorPlaces } from '../sign-in/visitor-place.ts'
import { SandboxError } from '../wire/sandbox-error.ts'
import type { Deps, Wire } from '../wire/wire.ts'
import { wrongField } from '../wire/wrong-field.ts'
import { findMemberByName, sendMail } from './members.repository.ts'
import { hashPassword } from './passwords.ts'
import { isCommonPassword } from './weak-passwords.ts'

const ADULT_YEARS = 18

export function registerRoutes(wire: Wire, deps: Pick<Deps, 'site'> & { readonly places: VisitorPlaces }): void {
  wire.publicRead(nameCheck, async ({ userName }, { db }) => {
    const isTaken = !USER_NAME_PATTERN.test(userName) || (await findMemberByName(db, userName)) !== undefined
    return { ok: !isTaken, suggest: isTaken ? await suggestions(db, userName) : [] }
  })

  wire.publicWrite(register, async (input, context) => {
    const { trx, now, locale } = context
    if (deps.site.state().stopRegister) throw new SandboxError(6013, { zh: '暂停注册', en: 'Registration is paused' })
    if (!isAdult(input.birthday, now))
      throw wrongField(locale, 'birthday', { zh: '未满 18 岁不可注册', en: 'You must be 18 or older' })
    const isWeak =
      isCommonPassword(input.password) || input.password.toLowerCase().includes(input.userName.toLowerCase())
    if (isWeak) throw new SandboxError(716006, { zh: '密码过于简单', en: 'This password is too easy to guess' })
    if (DISABLED_PREFIXES.some((prefix) => input.phone.startsWith(prefix)))
      throw wrongField(locale, 'phone', { zh: '该号段暂不支持', en: 'This number range is not supported' })
    const pwdHash = await hashPassword(input.password)
    const member = await trx
      .insertInto('members')
      .values({
        id: newNo('U', now),
        user_name: input.userName,
        user_key: input.userName.toLowerCase(),
        nick: input.userName,
        pwd_hash: pwdHash,
        fund_hash: null,
        real_name: null,
        area: input.area || '86',
        phone: input.phone || null,
        birthday: input.birthday,
        status_until: null,
        deposit_day_limit: null,
        registered_at: now,
        last_login_at: null,
      })
      .onConflict((conflict) => conflict.column('user_key').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!member)
      throw new SandboxError(
        716005,
        { zh: '账号已存在', en: 'This user name is taken' },
        { suggest: await suggestions(trx, input.userName) },
      )
    await sendMail(trx, member.id, {
      type: 'notice',
      title: { zh: '欢迎来到灯笼', en: 'Welcome' },
      body: {
        zh: '这是一个模拟环境：资金、赛事与场馆均为虚拟。',
        en: 'This is a simulation: money, matches and venues are not real.',
      },
      at: now,
    })
    // Where the account is opened, its owner is at home.
    const visit = visitOf(context, deps.places, { memberId: member.id, fingerprint: input.fingerprint })
    return openLogin(context, member, { visit, remember: false, isProved: true })
  })
}

/** Years by the site's calendar, birthday included. */
function isAdult(birthday: string, now: number): boolean {
  const today = siteDateText(now)
  const eighteenth = `${Number(birthday.slice(0, 4)) + ADULT_YEARS}${birthday.slice(4)}`
  return birthday > '1900-01-01' && eighteenth <= today
}

async function suggestions(db: Executor, userName: string): Promise<string[]> {
  const stem = (userName.replace(/[^A-Za-z0-9]/g, '').replace(/^\d+/, '') || 'member').slice(0, 8)
  const found: string[] = []
  for (let number = 7; found.length < 3 && number < 999; number += 31) {
    const name = `${stem}${number}`.slice(0, 11)
    if (name.length >= 4 && !(await findMemberByName(db, name))) found.push(name)
  }
  return found
}
