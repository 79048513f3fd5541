/** Refusals when maintenance is announced or ended. */
import { defineMessages } from '../texts/define-messages.ts'

export const maintenanceRefusals = defineMessages({
  zh: {
    notLive: ({ name, environment }: { name: string; environment: string }) => ({
      what: `${environment} 里没有叫 ${name} 的模块。`,
      fix: '请在「模块」页查看名字。',
    }),
    backwards: () => ({ what: '结束早于开始。', fix: '请把结束时间定得晚于开始。' }),
    over: () => ({ what: '这段时间已经过去。', fix: '请给一个将来的结束时间。' }),
    foreign: ({ name, route, prefixes }: { name: string; route: string; prefixes: string }) => ({
      what: `${route} 不属于 ${name}。`,
      fix: prefixes === '' ? '它没有自己的页面。' : `它的页面都在 ${prefixes} 之下。`,
    }),
    noWindow: ({ name, route }: { name: string; route: string }) => ({
      what: `${name}${route === '' ? '' : ` 的 ${route}`} 没有正在生效或排定的维护。`,
      fix: '请查看「维护」页。',
    }),
  },
  en: {
    notLive: ({ name, environment }) => ({
      what: `No remote named ${name} is live in ${environment}.`,
      fix: 'See the names with `list`.',
    }),
    backwards: () => ({ what: 'The window ends before it starts.', fix: 'Give --to a later time than --from.' }),
    over: () => ({ what: 'The window is already over.', fix: 'Give --to a future time.' }),
    foreign: ({ name, route, prefixes }) => ({
      what: `${route} does not belong to ${name}.`,
      fix: `Its routes are below ${prefixes || 'none'}.`,
    }),
    noWindow: ({ name, route }) => ({
      what: `${name} has no current window${route === '' ? '' : ` on ${route}`}.`,
      fix: 'See them with `list`.',
    }),
  },
})
