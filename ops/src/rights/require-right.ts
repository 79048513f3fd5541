/** The type of the guard for routes; made by `access/guard.ts`. */
import type { RouteShorthandOptions } from 'fastify'
import type { Action } from './rights.rules.ts'

/** Makes the guard of an action. The remote to change is the `:name` of the path. */
export type RequireRight = (action: Action) => Pick<RouteShorthandOptions, 'onRequest' | 'onSend'>
