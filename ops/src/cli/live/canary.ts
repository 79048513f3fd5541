/** Gives a version to a share of the visitors. */
import { ENVIRONMENT_OPTION, percentOf, takeStep } from '../frame/take-step.ts'
import { DESTRUCTIVE_OPTIONS, defineVerb } from '../frame/verb.ts'

export const canary = defineVerb({
  name: 'canary',
  takes: 'REMOTE VERSION PERCENT',
  help: 'give a version to a share of the visitors, change the share, or switch the version',
  more: 'Assignments are stable: widening keeps those included, another version goes to the same visitors. `rollback REMOTE` ends it.',
  options: { ...DESTRUCTIVE_OPTIONS, ...ENVIRONMENT_OPTION },
  run: ({ words: [name = '', version = '', percent = ''], options: { reason, environment }, ...call }) =>
    takeStep(call, { name, step: { kind: 'canary', version, percent: percentOf(percent) }, reason, environment }),
})
