/** Pictures of four digits (6021, 6024). They stop only simple scripts; the sandbox protects nothing real. */

import { randomBytes, randomInt } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import { MINUTE_MS } from '@lantern/contract/site-time'
import type { Trx } from '../../database/database.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'

const IMAGE_MS = 5 * MINUTE_MS

/** @throws SandboxError 6021 without a code, 6024 for a wrong one */
export async function requireImageCode(
  trx: Trx,
  given: { imageId?: string; imageCode?: string },
  now: number,
): Promise<void> {
  if (!given.imageId || !given.imageCode)
    throw new SandboxError(CODE.IMAGE_CODE, { zh: '请输入图形验证码', en: 'Enter the image code' })
  // A code is single-use, right or wrong.
  const row = await trx.deleteFrom('image_codes').where('id', '=', given.imageId).returningAll().executeTakeFirst()
  if (!row || row.expire_at <= now || row.code !== given.imageCode.trim()) {
    throw new SandboxError(CODE.IMAGE_CODE_ERROR, { zh: '图形验证码错误', en: 'Wrong image code' }, null, {
      keep: true,
    })
  }
}

export async function newImageCode(trx: Trx, now: number): Promise<{ imageId: string; img: string }> {
  await trx.deleteFrom('image_codes').where('expire_at', '<=', now).execute()
  const id = randomBytes(12).toString('base64url')
  const code = String(randomInt(10_000)).padStart(4, '0')
  await trx
    .insertInto('image_codes')
    .values({ id, code, expire_at: now + IMAGE_MS })
    .execute()
  return { imageId: id, img: `data:image/svg+xml;base64,${Buffer.from(pictureOf(code)).toString('base64')}` }
}

function pictureOf(code: string): string {
  const lines = Array.from(
    { length: 5 },
    () =>
      `<path d="M0 ${randomInt(48)}Q60 ${randomInt(48)} 120 ${randomInt(48)}" stroke="#8b93a7" fill="none" opacity=".6"/>`,
  )
  const digits = [...code].map(
    (digit, index) =>
      `<text x="${16 + index * 26}" y="${30 + randomInt(8)}" rotate="${randomInt(40) - 20}" font-family="Georgia,serif" font-weight="700" font-size="${26 + randomInt(6)}" fill="hsl(${randomInt(360)} 55% 38%)">${digit}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48" width="120" height="48"><rect width="120" height="48" fill="#f2f0ea"/>${lines.join('')}${digits.join('')}</svg>`
}
