/** `/site/api/v1/kyc/*` (screens.md 8). */
import { kycFileUpload, kycState } from '@lantern/contract/kyc'
import { kycSubmit } from '@lantern/contract/user'
import type { KycCase } from '../database/tables/members/identity.schema.ts'
import type { Wire } from '../wire/wire.ts'
import { casesOf, filesOf } from './identity.repository.ts'
import { levelOf, unlocksOf } from './identity.rules.ts'
import { submitLevel, submitName } from './submit-turns.ts'
import { receivePart } from './upload-turns.ts'

const L1_STATES = ['none', 'review', 'ok', 'rejected'] as const

type Judged = KycCase & { state: Exclude<KycCase['state'], 'withdrawn' | 'expired'> }
/** A withdrawn or expired submission was not judged: its level restarts. */
const isJudged = (one: KycCase): one is Judged => one.state !== 'withdrawn' && one.state !== 'expired'

export function identityRoutes(wire: Wire): void {
  wire.memberRead(kycState, async (_input, { db, member }) => {
    const cases = await casesOf(db, member.id)
    const files = await filesOf(db, member.id)
    const level = levelOf(member.kyc, cases)
    const first = {
      key: 'L1' as const,
      state: L1_STATES[member.kyc] ?? ('none' as const),
      reasonCode: '',
      review: 0,
      at: null,
      files: [],
    }
    const raised = ([2, 3] as const).map((number) => {
      const newest = cases.find((one) => one.level === number)
      const last = newest && isJudged(newest) ? newest : undefined
      return {
        key: number === 2 ? ('L2' as const) : ('L3' as const),
        state: last?.state ?? ('none' as const),
        reasonCode: last?.reason ?? '',
        review: last?.review ?? 0,
        at: last?.at ?? null,
        files: files.flatMap(({ kind, reason, case_id }) =>
          last && case_id === last.id ? [{ kind, reasonCode: reason }] : [],
        ),
      }
    })
    return { level, steps: [first, ...raised], unlocks: unlocksOf(level) }
  })

  wire.memberWrite(kycFileUpload, async (part, context) => receivePart(part, context))

  wire.memberWrite(kycSubmit, async (submission, context) => {
    const { level } = submission
    return level === 1 ? submitName(submission, context) : submitLevel({ ...submission, level }, context)
  })
}
