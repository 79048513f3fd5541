/** Refusals for missing rights, with the roles that have them. Roles and actions keep their English names. */
import { defineMessages } from '../texts/define-messages.ts'

type Lacking = { name: string; role: string; action: string; roles: readonly string[] }
type Confined = { name: string; only: string }

export const rightsMessages = defineMessages({
  zh: {
    role: ({ name, role, action, roles }: Lacking) =>
      `${name} 是角色 ${role} 的令牌；${action} 需要 ${roles.join(' 或 ')}。请向管理员要一枚。`,
    confined: ({ name, only }: Confined) => `${name} 只能改动 ${only}。请向管理员要一枚范围更大的令牌。`,
    shell: ({ name }: { name: string }) =>
      `${name} 不能改动外壳。请向管理员要一枚只用于外壳的令牌（token create NAME --role deployer --remote shell）。`,
    notThat: ({ name, only, remote }: Confined & { remote: string }) =>
      `${name} 只能改动 ${only}，不能改动 ${remote}。请向管理员要一枚范围更大的令牌。`,
  },
  en: {
    role: ({ name, role, action, roles }) =>
      `${name} is a token of the role ${role}; ${action} takes ${roles.join(' or ')}. Ask an admin for one.`,
    confined: ({ name, only }) => `${name} may change ${only} only. Ask an admin for a wider token.`,
    shell: ({ name }) =>
      `${name} may not change the shell. Ask an admin for a token made for it: token create NAME --role deployer --remote shell.`,
    notThat: ({ name, only, remote }) =>
      `${name} may change ${only} only, not ${remote}. Ask an admin for a wider token.`,
  },
})
