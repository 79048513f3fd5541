/** `/agent/api/v1/...`: the partners programme: its plan, applying, and the console of a partner (screens.md 5). */
import * as v from 'valibot'
import { unitsOf } from '../input/text-units.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, emptySchema, idSchema, instantSchema, moneySchema, requestNoSchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'

const AGENT_STEPS = ['review', 'approved', 'rejected'] as const
const AGENT_STATES = ['none', ...AGENT_STEPS] as const
export const AGENT_CHANNELS = ['site', 'social', 'video', 'offline', 'other'] as const
/** Visitors a month. */
export const AGENT_TRAFFIC = ['below-1000', '1000-10000', 'above-10000'] as const
export const AGENT_NAME = { min: 2, max: 40 } as const
export const AGENT_CONTACT = { min: 5, max: 50 } as const
/** Units: a character above code 255 counts as 2. */
export const AGENT_TEXT_UNITS = 500

const named = v.looseObject({ zh: v.string(), en: v.string() })
const line = ({ min, max }: { min: number; max: number }) =>
  v.pipe(v.string(), v.trim(), v.minLength(min), v.maxLength(max))

const tierSchema = v.looseObject({
  /** Active members of the team in the month, at least. */
  from: countSchema,
  /** Share of the team's net result, percent. */
  percent: countSchema,
})

/** The plan for everybody, and the state of the member's application; null for visitors. */
export const agentStatus = defineEndpoint({
  method: 'GET',
  path: '/agent/api/v1/status',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: v.looseObject({
    tiers: rowsOf(tierSchema),
    my: v.nullable(
      v.looseObject({
        state: openEnum(AGENT_STATES),
        applyId: v.string(),
        /** Of a rejection. */
        reason: v.nullable(named),
        /** When a rejected member may apply again. */
        reapplyAt: v.nullable(instantSchema),
        steps: rowsOf(v.looseObject({ state: openEnum(AGENT_STEPS), at: instantSchema })),
      }),
    ),
  }),
})

/**
 * Applies once: while an application is in review or approved, its id is answered. Refused with 711015 (`data.reapplyAt`) within seven days of a
 * rejection, 712002 / 712003 / 711009.
 */
export const agentApply = defineEndpoint({
  method: 'POST',
  path: '/agent/api/v1/apply',
  kind: 'write',
  access: 'member',
  plays: () => ({ kind: 'grant' }),
  request: v.object({
    name: line(AGENT_NAME),
    contact: line(AGENT_CONTACT),
    channel: v.picklist(AGENT_CHANNELS),
    traffic: v.picklist(AGENT_TRAFFIC),
    text: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(AGENT_TEXT_UNITS),
      v.check((text) => unitsOf(text) <= AGENT_TEXT_UNITS, 'the text is too long'),
    ),
    requestNo: requestNoSchema,
  }),
  response: v.looseObject({ applyId: idSchema, state: openEnum(AGENT_STATES) }),
})

/** Link and team of a partner. Refused with 713003 to others. */
export const agentOverview = defineEndpoint({
  method: 'GET',
  path: '/agent/api/v1/overview',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({
    /** Path on this site. */
    link: v.string(),
    r_code: v.string(),
    /** Members who registered with the code, without those who share a device, an account or a name with the partner. */
    team: countSchema,
    /** Those of them who settled a bet this month (UTC+8). */
    active: countSchema,
  }),
})

const commissionSchema = v.looseObject({
  ym: v.string(),
  /** `running`: computed until now. */
  state: openEnum(['running', 'paid', 'none']),
  active: countSchema,
  /** Stakes less returns of the team. */
  net: moneySchema,
  percent: countSchema,
  amount: moneySchema,
})
export type AgentCommission = v.InferOutput<typeof commissionSchema>

/** Commission by month, newest first, at most a year. Refused with 713003 to others. */
export const agentCommission = defineEndpoint({
  method: 'GET',
  path: '/agent/api/v1/commission',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  /** `total`: paid so far. */
  response: v.looseObject({ rows: rowsOf(commissionSchema), total: moneySchema }),
})

/** Whether a code, as a partner hands it out, is that of an approved partner. */
export const agentCodeVerify = defineEndpoint({
  method: 'POST',
  path: '/agent/api/v1/verify',
  kind: 'read',
  access: 'public',
  request: v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)) }),
  response: v.looseObject({
    valid: v.boolean(),
    /** '' when the code is not valid. */
    agentMasked: v.string(),
    /** The caller's own code. */
    isOwn: v.boolean(),
  }),
})
