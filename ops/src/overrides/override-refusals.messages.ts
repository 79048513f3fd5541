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
      fix: '请先用 publish --canary 0 发布：会员不会收到，链接可以打开。',
    }),
    noShell: ({ version, environment }: { version: string; environment: string }) => ({
      what: `${environment} 的边缘没有 shell ${version}。`,
      fix: '请先用 publish shell/dist --canary 0 发布：会员不会收到，链接可以打开。',
    }),
    switchedOff: ({ name, version }: { name: string; version: string }) => ({
      what: `${name} ${version} 已停用，无法打开。`,
      fix: `先恢复它：revive ${name} ${version}。`,
    }),
    noChaos: ({ environment }: { environment: string }) => ({
      what: `环境 ${environment} 不允许故障演练。`,
      fix: '请在 CHAOS_ENVIRONMENTS 里列出它，或换一个环境。',
    }),
    noRemote: ({ name, environment }: { name: string; environment: string }) => ({
      what: `${environment} 里没有 ${name}。`,
      fix: `先发布它：publish remote-${name}/dist。`,
    }),
    noLink: ({ nonce }: { nonce: string }) => ({ what: `没有编号 ${nonce} 的链接。`, fix: '请查看「试用链接」页。' }),
    isOver: ({ nonce }: { nonce: string }) => ({ what: `链接 ${nonce} 已经到期。`, fix: '无需操作。' }),
    isTakenBack: ({ nonce, by }: { nonce: string; by: string }) => ({
      what: `链接 ${nonce} 已被 ${by} 收回。`,
      fix: '无需操作。',
    }),
    foreign: ({ nonce, name }: { nonce: string; name: string }) => ({
      what: `链接 ${nonce} 属于 ${name}。`,
      fix: `请到 ${name} 那里收回它。`,
    }),
  },
  en: {
    noTime: () => ({
      what: 'A link is valid for 24 hours at most.',
      fix: 'Choose a shorter duration, such as 4 hours.',
    }),
    noEnvironment: ({ environment, known }) => ({
      what: `There is no environment named ${environment}.`,
      fix: `Known environments: ${known}.`,
    }),
    noBuild: ({ name, version }) => ({
      what: `There is no build ${name} ${version}.`,
      fix: `See them with history ${name}; publish it with --canary 0 to test it without visitors.`,
    }),
    noShell: ({ version, environment }) => ({
      what: `Edges of ${environment} do not hold the shell ${version}.`,
      fix: 'Publish it with --canary 0: no visitor gets it, and the link opens it. `list` names the shells that edges hold.',
    }),
    switchedOff: ({ name, version }) => ({
      what: `${name} ${version} is switched off.`,
      fix: `Enable it first: revive ${name} ${version}.`,
    }),
    noChaos: ({ environment }) => ({
      what: `The environment ${environment} does not allow chaos mode.`,
      fix: 'List it in CHAOS_ENVIRONMENTS of the release service, or take another environment.',
    }),
    noRemote: ({ name, environment }) => ({
      what: `${name} is not live in ${environment}.`,
      fix: `Publish it first: publish remote-${name}/dist.`,
    }),
    noLink: ({ nonce }) => ({ what: `There is no link ${nonce}.`, fix: 'See them with `override list`.' }),
    isOver: ({ nonce }) => ({ what: `The link ${nonce} has expired.`, fix: 'No action is needed.' }),
    isTakenBack: ({ nonce, by }) => ({
      what: `The link ${nonce} was revoked by ${by}.`,
      fix: 'No action is needed.',
    }),
    foreign: ({ nonce, name }) => ({
      what: `The link ${nonce} belongs to ${name}.`,
      fix: `Revoke it as a link of ${name}.`,
    }),
  },
})
