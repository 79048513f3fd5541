/** Consequences of a step, shared by the command line and the console. */
import { defineMessages } from './define-messages.ts'

export const consequenceMessages = defineMessages({
  zh: {
    close: ({ name, routes, from, to }: { name: string; routes: string; from: string; to: string }) =>
      `${name} ${routes || '整个'}从 ${from} 到 ${to} 关闭。`,
    closed: '会员在这些页面看到维护说明，其他页面照常。',
    open: ({ name, routes }: { name: string; routes: string }) => `${name} ${routes || '的全部维护时段'}立即结束。`,
    revoke: ({ name }: { name: string }) => `令牌 ${name} 立即失效，用它的流水线和页面会被拒绝，无法恢复。`,
    flagOn: ({ name, what }: { name: string; what: string }) =>
      `${name} 的 ${what || '内容'} 立即对看得到它们的访客显示；打开着的页面在下一次换页时跟上，不用刷新。`,
    flagOff: ({ name, what }: { name: string; what: string }) =>
      `${name} 的 ${what || '内容'} 不再显示：页面变成 404，插槽空着；正打开着的页面留到访客离开为止。`,
    takeBack: ({ name, subject }: { name: string; subject: string }) =>
      `${name} ${subject} 的链接立即作废：边缘节点 2 秒内得知，打开着的页面在下一次换页时回到线上版本并说明原因。`,
    skin: ({ code, share }: { code: string; share: string }) =>
      `${code} 将在 5 秒内显示在打开的页面上${share}，正在进行的排期会被取消。`,
    skinOff: ({ code }: { code: string }) => `${code} 将在 5 秒内从打开的页面上停用。`,
  },
  en: {
    close: ({ name, routes, from, to }) => `${name} ${routes || 'as a whole'} is closed from ${from} to ${to}.`,
    closed: 'Members see a maintenance notice on these pages; all other pages work.',
    open: ({ name, routes }) => `${name}: ${routes || 'every window'} ends now.`,
    revoke: ({ name }) => `The token ${name} is revoked permanently: pipelines and sessions that use it are refused.`,
    flagOn: ({ name, what }) =>
      `${name} shows ${what || 'nothing'} at once; open pages follow at the next navigation, without a reload.`,
    flagOff: ({ name, what }) =>
      `${name} shows ${what || 'nothing'} no more: pages become a 404 and slots stay empty; a page that is open stays until its visitor leaves it.`,
    takeBack: ({ name, subject }) =>
      `The link of ${name} ${subject} ends now: edges know within 2 s, and open pages say so and return to the live version at the next navigation.`,
    skin: ({ code, share }) => `Open pages show ${code}${share} within 5 s; the current plan is ended.`,
    skinOff: ({ code }) => `Open pages stop showing ${code} within 5 s.`,
  },
})
