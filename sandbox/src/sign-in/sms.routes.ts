/** Sends codes: to an entered phone, or to the one behind a step-up ticket. */
import { smsSend } from '@lantern/contract/user'
import { isSeedPhone } from '../members/members.repository.ts'
import { isSpreading, NETWORK_TARGETS, SMS_WAIT_SEC, sendCode } from '../members/proofs/sms-codes.ts'
import { wrongField } from '../refusal/wrong-field.ts'
import { phoneMistake, phoneTarget } from '../site/phones.rules.ts'
import type { Wire } from '../wire/wire.ts'
import { requireCaptcha } from './checks/captcha.ts'
import { isDeviceOfPhone } from './trust/known-device.ts'
import { sendProofCode } from './trust/step-up.ts'
import { requireDevice, sourceOf } from './trust/visit.ts'

export function smsRoutes(wire: Wire): void {
  wire.publicWrite(smsSend, async ({ scene, ticket, area, phone, captchaToken }, context) => {
    const { trx, now, locale, network, deviceUuid, limits } = context
    requireDevice(context)
    const source = sourceOf(context)
    if (ticket) {
      await sendProofCode(trx, ticket, { ...context, source })
      return { waitSec: SMS_WAIT_SEC }
    }
    const mistake = phone ? phoneMistake(area, phone) : { zh: '请输入手机号', en: 'Enter a phone number' }
    if (mistake || !phone) throw wrongField(locale, 'phone', mistake ?? { zh: '', en: '' })
    const target = phoneTarget(area, phone)
    // The same answer for known and unknown phones, except on the member's own device.
    const isOwn = await isDeviceOfPhone(trx, { area, phone, deviceUuid })
    if (!isOwn) {
      limits.messages.requireRoom(network)
      if (await isSpreading(trx, { source, network, target, targets: limits.scaled(NETWORK_TARGETS), now }))
        await requireCaptcha(trx, captchaToken, now)
    }
    await sendCode(trx, { scene, target, source, network, isOwn }, now, await isSeedPhone(trx, area, phone))
    if (!isOwn) limits.messages.take(network)
    return { waitSec: SMS_WAIT_SEC }
  })
}
