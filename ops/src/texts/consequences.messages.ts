/** What a step will do to members, said before it is done: the command line and the console say the same. */
import { defineMessages } from './define-messages.ts'

export const consequenceMessages = defineMessages({
  zh: {
    rollback: ({ name, from, to }: { name: string; from: string; to: string }) =>
      `${name}：所有会员从 ${from} 回到 ${to}。`,
    nextLoad: '已经打开的页面继续用它手上的版本，下一次进入时换过来。',
    withdrawn: ({ version }: { version: string }) => `${version} 会被撤下，再次发布也不会自动回来，要有人点名才行。`,
    close: ({ name, routes, from, to }: { name: string; routes: string; from: string; to: string }) =>
      `${name} ${routes || '整个'}从 ${from} 到 ${to} 关闭。`,
    closed: '会员在这些页面看到维护说明，其他页面照常。',
    open: ({ name, routes }: { name: string; routes: string }) => `${name} ${routes || '的全部维护时段'}立即结束。`,
    revoke: ({ name }: { name: string }) => `令牌 ${name} 立即失效，用它的流水线和页面会被拒绝，无法恢复。`,
    skin: ({ code, share }: { code: string; share: string }) =>
      `${code} 在 5 秒内出现在打开着的页面上${share}，正在进行的排期会被取下。`,
    skinOff: ({ code }: { code: string }) => `${code} 在 5 秒内从打开着的页面上取下。`,
  },
  en: {
    rollback: ({ name, from, to }) => `${name}: all members go from ${from} back to ${to}.`,
    nextLoad: 'A page that is open keeps what it runs and changes the next time it is entered.',
    withdrawn: ({ version }) =>
      `${version} is withdrawn: publishing it again does not bring it back, only naming it does.`,
    close: ({ name, routes, from, to }) => `${name} ${routes || 'as a whole'} is closed from ${from} to ${to}.`,
    closed: 'Members see the notice of maintenance on these pages; all others work.',
    open: ({ name, routes }) => `${name}: ${routes || 'every window'} ends now.`,
    revoke: ({ name }) =>
      `The token ${name} ends now, for good: pipelines and pages that use it are refused from here on.`,
    skin: ({ code, share }) => `Open pages wear ${code}${share} within 5 s; a plan that is on now is taken off.`,
    skinOff: ({ code }) => `Open pages take ${code} off within 5 s.`,
  },
})
