/** Refusals when trial links are made or revoked. */
import { defineMessages } from '../texts/define-messages.ts'

export const overrideRefusals = defineMessages({
  zh: {
    noTime: () => ({ what: '链接最多有效 24 小时。', fix: '请给一个 24 小时以内的时间，例如 4 小时。' }),
    noEnvironment: ({ environment, known }: { environment: string; known: string }) => ({
      what: `没有叫 ${environment} 的环境。`,
      fix: `已有的是 ${known}。`,
    }),
    noBuild: ({ name, version }: { name: string; version: string }) => ({
      what: `${name} 没有 ${version} 这个构建。`,
      fix: '先用 publish --canary 0 发布它：没有会员会拿到，链接却能打开。',
    }),
    switchedOff: ({ name, version }: { name: string; version: string }) => ({
      what: `${name} ${version} 已被关闭，谁也不能打开。`,
      fix: `先恢复它：revive ${name} ${version}。`,
    }),
    noLink: ({ nonce }: { nonce: string }) => ({ what: `没有编号 ${nonce} 的链接。`, fix: '看看「试用链接」页。' }),
    isOver: ({ nonce }: { nonce: string }) => ({ what: `链接 ${nonce} 已经到期。`, fix: '不用做什么。' }),
    isTakenBack: ({ nonce, by }: { nonce: string; by: string }) => ({
      what: `链接 ${nonce} 已被 ${by} 收回。`,
      fix: '不用做什么。',
    }),
    foreign: ({ nonce, name }: { nonce: string; name: string }) => ({
      what: `链接 ${nonce} 属于 ${name}。`,
      fix: `请到 ${name} 那里收回它。`,
    }),
  },
  en: {
    noTime: () => ({ what: 'A link is good for 24 hours at most.', fix: 'Name a time up to that, such as 4 hours.' }),
    noEnvironment: ({ environment, known }) => ({
      what: `There is no environment named ${environment}.`,
      fix: `Known are ${known}.`,
    }),
    noBuild: ({ name, version }) => ({
      what: `There is no build ${name} ${version}.`,
      fix: `See them with history ${name}; publish it with --canary 0 to try it before anybody has it.`,
    }),
    switchedOff: ({ name, version }) => ({
      what: `${name} ${version} is switched off for everybody.`,
      fix: `Bring it back first: revive ${name} ${version}.`,
    }),
    noLink: ({ nonce }) => ({ what: `There is no link ${nonce}.`, fix: 'See them with `override list`.' }),
    isOver: ({ nonce }) => ({ what: `The link ${nonce} is over already.`, fix: 'There is nothing to do.' }),
    isTakenBack: ({ nonce, by }) => ({
      what: `The link ${nonce} was taken back by ${by}.`,
      fix: 'There is nothing to do.',
    }),
    foreign: ({ nonce, name }) => ({
      what: `The link ${nonce} is of ${name}.`,
      fix: `Take it back as one of ${name}.`,
    }),
  },
})
