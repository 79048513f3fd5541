/** Who may do what at the release service, as one table: the server asks it before each change, the console before it draws a button. Pure. */
import type { Language } from '../texts/define-messages.ts'
import { rightsMessages } from './rights.messages.ts'

/** `edge` is a machine that reports health and reads nothing; the others are people and pipelines. */
export const ROLES = ['edge', 'viewer', 'deployer', 'admin'] as const
export type Role = (typeof ROLES)[number]

const DEPLOYING = ['deployer', 'admin'] as const

/** Each thing that can be asked of the release service → the roles that may. A new action is one line here. */
const RIGHTS = {
  read: ['viewer', 'deployer', 'admin'],
  publish: DEPLOYING,
  promote: DEPLOYING,
  canary: DEPLOYING,
  pin: DEPLOYING,
  rollback: DEPLOYING,
  kill: DEPLOYING,
  maintenance: DEPLOYING,
  skin: DEPLOYING,
  override: DEPLOYING,
  token: ['admin'],
  /** Publishing what a step of the gate could not try. */
  waive: ['admin'],
  health: ['edge', 'admin'],
} as const satisfies Record<string, readonly Role[]>
export type Action = keyof typeof RIGHTS
export const ACTIONS = Object.keys(RIGHTS) as readonly Action[]

/** What a token stands for. */
export type Grant = {
  /** Name of the token: the actor of the audit log. */
  readonly name: string
  readonly role: Role
  /** The one remote it may change; null = any. */
  readonly remote: string | null
}

/** @param remote the remote that would be changed; left out = something that belongs to no single remote */
export function may(grant: Grant, action: Action, remote?: string): boolean {
  return refusalOf(grant, action, remote) === null
}

/** Why a grant does not reach, as a sentence with the way out; null when it does. */
export function refusalOf(grant: Grant, action: Action, remote?: string, language: Language = 'en'): string | null {
  const words = rightsMessages[language]
  const { name, role, remote: only } = grant
  const roles: readonly Role[] = RIGHTS[action]
  if (!roles.includes(role)) return words.role({ name, role, action, roles })
  if (only === null || action === 'read' || remote === only) return null
  return remote === undefined ? words.confined({ name, only }) : words.notThat({ name, only, remote })
}
