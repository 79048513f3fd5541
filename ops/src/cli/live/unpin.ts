/** Ends a pin. */
import { ENVIRONMENT_OPTION, takeStep } from '../frame/take-step.ts'
import { DESTRUCTIVE_OPTIONS, defineVerb } from '../frame/verb.ts'

export const unpin = defineVerb({
  name: 'unpin',
  takes: 'REMOTE',
  help: 'let the next publish replace what a remote is pinned to',
  options: { ...DESTRUCTIVE_OPTIONS, ...ENVIRONMENT_OPTION },
  run: ({ words: [name = ''], options: { reason, environment }, ...call }) =>
    takeStep(call, { name, step: { kind: 'unpin' }, reason, environment }),
})
