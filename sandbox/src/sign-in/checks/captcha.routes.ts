/** Image code and behaviour check (screens.md 2: 6021 to 6024). */
import { captchaChallenge, captchaVerify } from '@lantern/contract/captcha'
import { imageCode } from '@lantern/contract/user'
import { inTransaction } from '../../database/database.ts'
import type { Deps, Wire } from '../../wire/wire.ts'
import { judge, newChallenge } from './captcha.ts'
import { newImageCode } from './image-code.ts'

export function captchaRoutes(wire: Wire, deps: Deps): void {
  wire.publicRead(imageCode, async (_input, { now }) => inTransaction(deps.db, (trx) => newImageCode(trx, now)))
  wire.publicWrite(captchaChallenge, async ({ kind }, { trx, now }) => newChallenge(trx, kind, now))
  wire.publicWrite(captchaVerify, async (answer, { trx, now }) => judge(trx, answer, now))
}
