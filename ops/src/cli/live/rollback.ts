/** Ends the canary of a remote, or goes back to an earlier version. */
import { ENVIRONMENT_OPTION, takeStep } from '../frame/take-step.ts'
import { DESTRUCTIVE_OPTIONS, defineVerb } from '../frame/verb.ts'

export const rollback = defineVerb({
  name: 'rollback',
  takes: 'REMOTE [VERSION]',
  help: 'end the canary; without one go back to the version before, or to the one named',
  more: 'What was rolled back stays withdrawn until somebody names it: rollback, promote or canary with its version.',
  options: { ...DESTRUCTIVE_OPTIONS, ...ENVIRONMENT_OPTION },
  run: ({ words: [name = '', version], options: { reason, environment }, ...call }) =>
    takeStep(call, { name, step: { kind: 'rollback', version }, reason, environment }),
})
