/** Types of control actions (design.md "Processes"). Domains export theirs; `src/app.ts` joins them. */
import type { ControlRequest, controlRequestSchema } from '@lantern/contract/control'
import type { InferOutput } from 'valibot'
import type { JobRunner } from '../jobs/jobs.ts'
import type { Deps } from './wire.ts'

type Parsed = InferOutput<typeof controlRequestSchema>
type ActionName = ControlRequest['action']
export type ControlContext = Deps & { readonly jobs: JobRunner; readonly now: number }

/** Handlers by action; each returns JSON. */
export type ControlActions = {
  readonly [Name in ActionName]?: (
    request: Extract<Parsed, { action: Name }>,
    context: ControlContext,
  ) => Promise<unknown>
}
