/** Ends a pin. */
import { ENVIRONMENT_OPTION, takeStep } from '../frame/take-step.ts'
import { DESTRUCTIVE_OPTIONS, defineVerb } from '../frame/verb.ts'

export const unpin = defineVerb({
  name: 'unpin',
  takes: 'REMOTE',
  help: 'end a pin, so that the next publish replaces the version',
  options: { ...DESTRUCTIVE_OPTIONS, ...ENVIRONMENT_OPTION },
  run: ({ words: [name = ''], options: { reason, environment }, ...call }) =>
    takeStep(call, { name, step: { kind: 'unpin' }, reason, environment }),
})
