/** Behaviour checks and the tokens they pay out: each serves once and not for long. */

import { randomBytes, randomInt } from 'node:crypto'
import type { CaptchaAnswer, CaptchaChallenge, CaptchaKind } from '@lantern/contract/captcha'
import * as CODE from '@lantern/contract/code'
import { MINUTE_MS } from '@lantern/contract/site-time'
import type { Trx } from '../../database/database.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import { insertChallenge, insertToken, takeChallenge, takeToken } from './captcha.repository.ts'
import { isSolved } from './captcha.rules.ts'
import { HEIGHT, PIECE_WIDTH, randomGap, sliderPictures, WIDTH } from './captcha-picture.ts'

/** Listening twice and typing slowly fits in. */
const CHALLENGE_MS = 3 * MINUTE_MS
const TOKEN_MS = 2 * MINUTE_MS
const ITEMS = 5
const DIGITS = 4

export async function newChallenge(trx: Trx, kind: CaptchaKind, now: number): Promise<CaptchaChallenge> {
  const { challenge, answer } = make(kind, { id: randomId(), expireAt: now + CHALLENGE_MS })
  const row = { id: challenge.id, kind, answer, created_at: now, expire_at: challenge.expireAt }
  await insertChallenge(trx, row, now)
  return challenge
}

/** @returns a token for one call. @throws SandboxError 6023; the challenge is used up either way */
export async function judge(
  trx: Trx,
  answer: CaptchaAnswer,
  now: number,
): Promise<{ captchaToken: string; expireAt: number }> {
  const row = await takeChallenge(trx, answer)
  if (!row || row.expire_at <= now || !isSolved(answer, row.answer)) throw checkFailed()
  const token = { token: randomId(), expire_at: now + TOKEN_MS }
  await insertToken(trx, token, now)
  return { captchaToken: token.token, expireAt: token.expire_at }
}

/**
 * Lets a call pass that must show a solved check, and uses the token up.
 * @throws SandboxError 6022 without a token, 6023 when it is unknown, used or late
 */
export async function requireCaptcha(trx: Trx, token: string | undefined, now: number): Promise<void> {
  if (!token)
    throw new SandboxError(CODE.EXTREME_VERIFICATION, {
      zh: '请先完成安全验证',
      en: 'Complete the security check first',
    })
  const row = await takeToken(trx, token)
  if (!row || row.expire_at <= now) throw checkFailed()
}

function make(
  kind: CaptchaKind,
  common: { id: string; expireAt: number },
): { challenge: CaptchaChallenge; answer: string } {
  switch (kind) {
    case 'slider': {
      const gap = randomGap()
      return {
        challenge: {
          ...common,
          kind,
          width: WIDTH,
          height: HEIGHT,
          pieceWidth: PIECE_WIDTH,
          ...sliderPictures(gap),
        },
        answer: String(gap),
      }
    }
    case 'order': {
      const numbers = new Set<number>()
      while (numbers.size < ITEMS) numbers.add(randomInt(1, 100))
      const items = [...numbers].map((number) => ({ id: randomId(), label: String(number) }))
      const sorted = items.toSorted((one, other) => Number(one.label) - Number(other.label))
      return { challenge: { ...common, kind, items }, answer: sorted.map(({ id }) => id).join(',') }
    }
    case 'audio': {
      const digits = Array.from({ length: DIGITS }, () => randomInt(10)).join('')
      return { challenge: { ...common, kind, digits }, answer: digits }
    }
  }
}

function checkFailed(): SandboxError {
  return new SandboxError(
    CODE.EXTREME_VERIFICATION_FAILED,
    { zh: '验证未通过，请再试一次', en: 'The check was not passed. Try again.' },
    null,
    {
      keep: true,
    },
  )
}

function randomId(): string {
  return randomBytes(18).toString('base64url')
}
