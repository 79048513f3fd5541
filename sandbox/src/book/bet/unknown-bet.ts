import * as CODE from '@lantern/contract/code'
import { SandboxError } from '../../refusal/sandbox-error.ts'

/** The refusal for a bet that does not exist, or is another member's. */
export function unknownBet(): SandboxError {
  return new SandboxError(
    CODE.VALIDATION,
    { zh: '注单不存在', en: 'There is no such bet' },
    { fields: { no: 'unknown' } },
  )
}
