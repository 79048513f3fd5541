/** The first-day guide: completed steps and dismissals (screens.md 3, registerGuide). */
import { GUIDE_DISMISSALS, type GUIDE_STATES, GUIDE_STEPS, guideDone, guideGet } from '@lantern/contract/user'
import { changeMember } from '../members/members.repository.ts'
import type { Wire } from '../wire/wire.ts'

type Guide = Record<string, (typeof GUIDE_STATES)[number]>

export function guideRoutes(wire: Wire): void {
  wire.memberRead(guideGet, async (_input, { member }) => {
    const guide = JSON.parse(member.guide) as Guide
    return {
      steps: GUIDE_STEPS.map((key) => ({ key, state: guide[key] ?? guide.all ?? ('open' as const) })),
      readOnly: guide.all !== undefined,
    }
  })

  wire.memberWrite(guideDone, async ({ key, skipped }, { trx, member }) => {
    const guide = JSON.parse(member.guide) as Guide
    if (guide.all !== undefined) return {}
    const isPutOff = key === 'all' && skipped
    const dismissed = member.guide_dismissed + (isPutOff ? 1 : 0)
    const state = skipped ? ('skipped' as const) : ('done' as const)
    // Skipping a completed step does not undo it.
    const next: Guide = isPutOff || guide[key] === 'done' ? guide : { ...guide, [key]: state }
    if (dismissed >= GUIDE_DISMISSALS) next.all = 'skipped'
    else if (GUIDE_STEPS.every((step) => next[step] !== undefined)) next.all = 'done'
    await changeMember(trx, member.id, { guide: JSON.stringify(next), guide_dismissed: dismissed })
    return {}
  })
}
