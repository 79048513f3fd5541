/** Parameters of the actions of `ops skin`. */
import { ENVIRONMENT_OPTION } from '../frame/take-step.ts'
import { type Call, JSON_OPTION } from '../frame/verb.ts'

export const SKIN_OPTIONS = {
  ...JSON_OPTION,
  reason: {
    type: 'string',
    value: '"WHY"',
    help: 'why, for the audit log; activate, schedule, cancel and revert need it',
  },
  from: {
    type: 'string',
    value: 'TIME',
    help: 'schedule: start, in the site\'s time: "2027-09-13 20:00", or +2h',
  },
  to: { type: 'string', value: 'TIME', help: 'schedule: end; +3d counts from the start' },
  percent: { type: 'string', value: '10', help: 'activate, schedule: share of visitors; default all' },
  version: { type: 'string', value: 'HASH', help: 'activate, schedule: an older version of the skin' },
  ...ENVIRONMENT_OPTION,
  hours: { type: 'string', value: '24', help: 'preview: duration of the link' },
  yes: { type: 'boolean', help: 'do not ask for confirmation' },
} as const
export type SkinCall = Call<typeof SKIN_OPTIONS>
