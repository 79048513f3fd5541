import { type CaptchaAnswer, type CaptchaKind, captchaChallenge, captchaVerify } from '@lantern/contract/captcha'
import { call } from '@lantern/platform'

export const askChallenge = (kind: CaptchaKind) => call(captchaChallenge, { kind })
export const sendCheckAnswer = (answer: CaptchaAnswer) => call(captchaVerify, answer)
