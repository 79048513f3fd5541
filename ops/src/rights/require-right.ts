/** The lock that routes are given; `access/guard.ts` makes it. */
import type { RouteShorthandOptions } from 'fastify'
import type { Action } from './rights.rules.ts'

/** Makes the lock of an action. The remote that is changed is the `:name` of the address. */
export type RequireRight = (action: Action) => Pick<RouteShorthandOptions, 'onRequest' | 'onSend'>
