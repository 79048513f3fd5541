/** Refusals when tokens are made or revoked. */
import { defineMessages } from '../texts/define-messages.ts'

export const tokenRefusals = defineMessages({
  zh: {
    overAlready: () => ({ what: '令牌的有效期早于现在。', fix: '请填写将来的日期，例如 30 天。' }),
    notConfined: ({ role }: { role: string }) => ({
      what: `角色 ${role} 的令牌不能限定单个模块。`,
      fix: '不要限定模块，或者改成 deployer。',
    }),
    nameTaken: ({ name }: { name: string }) => ({
      what: `名字 ${name} 已被使用过。`,
      fix: '请换一个名字：名字会写入审计日志，不能重复使用。',
    }),
    noToken: ({ name }: { name: string }) => ({ what: `没有叫 ${name} 的有效令牌。`, fix: '请查看「令牌」页。' }),
  },
  en: {
    overAlready: () => ({
      what: 'The token would already be expired.',
      fix: 'Give --expires a future time, such as 30d.',
    }),
    notConfined: ({ role }) => ({
      what: `A token of the role ${role} cannot be restricted to one remote.`,
      fix: 'Leave --remote out, or make it a deployer.',
    }),
    nameTaken: ({ name }) => ({
      what: `The name ${name} is or was in use.`,
      fix: 'Choose another name: names appear in the audit log and are never reused.',
    }),
    noToken: ({ name }) => ({ what: `There is no valid token named ${name}.`, fix: 'See them with `token list`.' }),
  },
})
