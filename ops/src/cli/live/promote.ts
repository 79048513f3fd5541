/** Gives a version to all visitors. */
import { ENVIRONMENT_OPTION, takeStep } from '../frame/take-step.ts'
import { DESTRUCTIVE_OPTIONS, defineVerb } from '../frame/verb.ts'

export const promote = defineVerb({
  name: 'promote',
  takes: 'REMOTE [VERSION]',
  help: 'give the canary, or a named version, to all visitors',
  more: 'This also restores a version that was rolled back. A version tested in staging is promoted with --environment production.',
  options: { ...DESTRUCTIVE_OPTIONS, ...ENVIRONMENT_OPTION },
  run: ({ words: [name = '', version], options: { reason, environment }, ...call }) =>
    takeStep(call, { name, step: { kind: 'promote', version }, reason, environment }),
})
