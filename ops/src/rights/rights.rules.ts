/** The rights as one table: checked by the server before each change, and by the console before it shows a button. Pure. */
import { SHELL_NAME } from '@lantern/contract/boot'
import type { Language } from '../texts/define-messages.ts'
import { rightsMessages } from './rights.messages.ts'

/** `edge` is a machine that reports health and reads nothing; the others are people and pipelines. */
export const ROLES = ['edge', 'viewer', 'deployer', 'admin'] as const
export type Role = (typeof ROLES)[number]

const DEPLOYING = ['deployer', 'admin'] as const

/** Actions and the roles that may take them. */
const RIGHTS = {
  read: ['viewer', 'deployer', 'admin'],
  publish: DEPLOYING,
  promote: DEPLOYING,
  canary: DEPLOYING,
  pin: DEPLOYING,
  rollback: DEPLOYING,
  kill: DEPLOYING,
  maintenance: DEPLOYING,
  flag: DEPLOYING,
  skin: DEPLOYING,
  override: DEPLOYING,
  token: ['admin'],
  /** Publishing with skipped checks of the gate. */
  waive: ['admin'],
  health: ['edge', 'admin'],
  /** Changing the shell, in addition to the right to the step; a deployer needs a token made for it. */
  shell: ['admin'],
} as const satisfies Record<string, readonly Role[]>
export type Action = keyof typeof RIGHTS
export const ACTIONS = Object.keys(RIGHTS) as readonly Action[]

/** The rights of a token. */
export type Grant = {
  /** Name of the token, the actor in the audit log. */
  readonly name: string
  readonly role: Role
  /** The only remote it may change, or the shell; null = any remote. */
  readonly remote: string | null
}

/** @param remote the remote to change; undefined = a change without a single remote */
export function may(grant: Grant, action: Action, remote?: string): boolean {
  return refusalOf(grant, action, remote) === null
}

/** Why a grant is not sufficient, as a sentence with the fix; null when it is. */
export function refusalOf(grant: Grant, action: Action, remote?: string, language: Language = 'en'): string | null {
  const words = rightsMessages[language]
  const { name, role, remote: only } = grant
  const roles: readonly Role[] = RIGHTS[action]
  if (!roles.includes(role)) return words.role({ name, role, action, roles })
  if (action === 'read' || remote === only) return null
  const releasers: readonly Role[] = RIGHTS.shell
  if (remote === SHELL_NAME && !releasers.includes(role)) return words.shell({ name })
  if (only === null) return null
  return remote === undefined ? words.confined({ name, only }) : words.notThat({ name, only, remote })
}
