/** Refusals when tokens are made or revoked. */
import { defineMessages } from '../texts/define-messages.ts'

export const tokenRefusals = defineMessages({
  zh: {
    overAlready: () => ({ what: '这枚令牌一生成就过期了。', fix: '请给一个将来的日子，例如 30 天。' }),
    notConfined: ({ role }: { role: string }) => ({
      what: `角色 ${role} 的令牌不能只管一个模块。`,
      fix: '不要限定模块，或者改成 deployer。',
    }),
    nameTaken: ({ name }: { name: string }) => ({
      what: `已经有过一枚叫 ${name} 的令牌。`,
      fix: '换一个名字：审计日志永远按名字记人，所以名字不用第二次。',
    }),
    noToken: ({ name }: { name: string }) => ({ what: `没有叫 ${name} 的有效令牌。`, fix: '看看「令牌」页。' }),
  },
  en: {
    overAlready: () => ({
      what: 'The token would be over already.',
      fix: 'Give --expires a time to come, such as 30d.',
    }),
    notConfined: ({ role }) => ({
      what: `A token of the role ${role} is not confined to one remote.`,
      fix: 'Leave --remote out, or make it a deployer.',
    }),
    nameTaken: ({ name }) => ({
      what: `There is or was a token named ${name}.`,
      fix: 'Choose another name: the audit log names tokens for ever, so none is used twice.',
    }),
    noToken: ({ name }) => ({ what: `No token named ${name} stands.`, fix: 'See them with `token list`.' }),
  },
})
