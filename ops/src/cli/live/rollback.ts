/** Ends the canary of a remote, or goes back to an earlier version. */
import { ENVIRONMENT_OPTION, takeStep } from '../frame/take-step.ts'
import { DESTRUCTIVE_OPTIONS, defineVerb } from '../frame/verb.ts'

export const rollback = defineVerb({
  name: 'rollback',
  takes: 'REMOTE [VERSION]',
  help: 'end the canary; without one, restore the previous version, or a named one',
  more: 'A version that was rolled back stays withdrawn until it is named: rollback, promote or canary with its version.',
  options: { ...DESTRUCTIVE_OPTIONS, ...ENVIRONMENT_OPTION },
  run: ({ words: [name = '', version], options: { reason, environment }, ...call }) =>
    takeStep(call, { name, step: { kind: 'rollback', version }, reason, environment }),
})
