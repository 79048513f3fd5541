/** Faults of a walk: every error code and transport fault, on a part of the API. */
import { SPEC_CODES } from '@lantern/contract'
import type { ControlRequest } from '@lantern/contract/control'
import type { Random } from './random.ts'

export type WalkFault = Extract<ControlRequest, { action: 'fault.set' }>

/** Parts of API paths; '' matches every request. */
const ENDPOINTS = [
  '',
  '/site/api',
  '/act/api',
  '/game/api',
  'preInfo',
  'member/info',
  'user/',
  'queryNoticeList',
  'venue/',
]
const CODES = Object.keys(SPEC_CODES)
  .map(Number)
  .filter((code) => code !== 0 && code !== 6000)
const STATUSES = [403, 404, 429, 500, 502, 504]
const KINDS = ['code', 'code', 'code', 'http', 'html', 'slow', 'drop', 'shape', 'envelope'] as const

export function randomFault(random: Random): WalkFault {
  const kind = random.pick(KINDS)
  return {
    action: 'fault.set',
    kind,
    match: random.pick(ENDPOINTS),
    times: 1 + random.below(4),
    ...(kind === 'code' ? { code: random.pick(CODES), message: `walk ${random.below(100)}` } : {}),
    ...(kind === 'http' ? { status: random.pick(STATUSES) } : {}),
    ...(kind === 'slow' ? { ms: 200 + random.below(1_500) } : {}),
  }
}
