/**
 * Limits of public calls per network (decision 0039). Many members may share an address, so these only stop floods; accounts and phones have their
 * own limits.
 */

import { agentCodeVerify } from '@lantern/contract/agent'
import { captchaChallenge, captchaVerify } from '@lantern/contract/captcha'
import { chatHistory } from '@lantern/contract/chat'
import { demoLaunch, demoReset, demoStart } from '@lantern/contract/demo'
import { helpVote } from '@lantern/contract/help'
import { inviteResolve } from '@lantern/contract/invite'
import { passkeyOptions, passkeyVerify } from '@lantern/contract/passkeys'
import { recoveryReset, recoverySend, recoveryStart, recoveryVerify } from '@lantern/contract/recovery'
import { searchQuery } from '@lantern/contract/search'
import {
  agentVerify,
  serviceEnd,
  serviceHuman,
  serviceOpen,
  serviceRate,
  serviceSend,
  serviceTranscript,
} from '@lantern/contract/service'
import { HOUR_MS, MINUTE_MS } from '@lantern/contract/site-time'
import { imageCode, login, nameCheck, register, registerNotify, smsSend } from '@lantern/contract/user'

export type Share = { readonly limit: number; readonly windowMs: number }

const per = (limit: number, windowMs: number): Share => ({ limit, windowMs })

/** Wrong passwords, codes and proofs together, from devices unknown to the account. */
export const GUESSES = per(40, 15 * MINUTE_MS)
/** Outgoing messages. */
export const MESSAGES = per(30, HOUR_MS)
/** Pictures to customer service, which are kept. */
export const PICTURES = per(30, HOUR_MS)

/** By path. Every public write has a row, and reads that reveal membership, store something or search. */
export const CALLS: Readonly<Record<string, Share>> = {
  [login.path]: per(120, 10 * MINUTE_MS),
  [smsSend.path]: per(60, 10 * MINUTE_MS),
  [imageCode.path]: per(60, 10 * MINUTE_MS),
  [captchaChallenge.path]: per(60, 10 * MINUTE_MS),
  [captchaVerify.path]: per(60, 10 * MINUTE_MS),
  [passkeyOptions.path]: per(120, 10 * MINUTE_MS),
  [passkeyVerify.path]: per(60, 10 * MINUTE_MS),
  [nameCheck.path]: per(30, 5 * MINUTE_MS),
  [register.path]: per(30, HOUR_MS),
  [registerNotify.path]: per(5, HOUR_MS),
  [inviteResolve.path]: per(60, 10 * MINUTE_MS),
  [recoveryStart.path]: per(20, HOUR_MS),
  [recoverySend.path]: per(30, HOUR_MS),
  [recoveryVerify.path]: per(60, HOUR_MS),
  [recoveryReset.path]: per(20, HOUR_MS),
  [helpVote.path]: per(20, 10 * MINUTE_MS),
  [serviceOpen.path]: per(20, HOUR_MS),
  [serviceSend.path]: per(120, 10 * MINUTE_MS),
  [serviceHuman.path]: per(30, 10 * MINUTE_MS),
  [serviceEnd.path]: per(30, 10 * MINUTE_MS),
  [serviceRate.path]: per(30, 10 * MINUTE_MS),
  [serviceTranscript.path]: per(30, 10 * MINUTE_MS),
  [agentCodeVerify.path]: per(30, 10 * MINUTE_MS),
  [agentVerify.path]: per(30, 10 * MINUTE_MS),
  [searchQuery.path]: per(120, MINUTE_MS),
  [chatHistory.path]: per(240, MINUTE_MS),
  [demoStart.path]: per(20, HOUR_MS),
  [demoReset.path]: per(30, HOUR_MS),
  [demoLaunch.path]: per(60, 10 * MINUTE_MS),
}
