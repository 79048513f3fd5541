/** Sending of codes: to a phone that was typed, or to the one behind a ticket. */
import { smsSend } from '@lantern/contract/user'
import { phoneMistake, phoneTarget } from '../content/phones.rules.ts'
import type { Executor } from '../database/database.ts'
import type { Wire } from '../wire/wire.ts'
import { wrongField } from '../wire/wrong-field.ts'
import { SMS_WAIT_SEC, sendCode } from './sms-codes.ts'

export function smsRoutes(wire: Wire): void {
  wire.publicWrite(smsSend, async ({ scene, ticket, area, phone }, { trx, now, locale }) => {
    if (ticket) {
      await sendCode(trx, { scene, target: `ticket:${ticket}` }, now, true)
      return { waitSec: SMS_WAIT_SEC }
    }
    const mistake = phone ? phoneMistake(area, phone) : { zh: '请输入手机号', en: 'Enter a phone number' }
    if (mistake || !phone) throw wrongField(locale, 'phone', mistake ?? { zh: '', en: '' })
    await sendCode(trx, { scene, target: phoneTarget(area, phone) }, now, await isSeedPhone(trx, area, phone))
    return { waitSec: SMS_WAIT_SEC }
  })
}

async function isSeedPhone(db: Executor, area: string, phone: string): Promise<boolean> {
  const owner = await db
    .selectFrom('members')
    .select('id')
    .where('area', '=', area)
    .where('phone', '=', phone)
    .where('id', 'like', 'seed-%')
    .executeTakeFirst()
  return owner !== undefined
}
