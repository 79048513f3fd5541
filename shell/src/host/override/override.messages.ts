import { defineMessages } from '@lantern/i18n'

export const overrideMessages = defineMessages({
  'zh-CN': {
    label: '正在试用的版本',
    running: ({ remote, version }: { remote: string; version: string }) => `试用 ${remote} ${version}`,
    missing: ({ remote }: { remote: string }) => `${remote} 的试用版本打不开，正在使用线上版本`,
    published: '已发布的版本',
    from: ({ from }: { from: string }) => `来自 ${from}`,
    until: ({ time }: { time: string }) => `至 ${time}`,
    over: '试用已到期，刷新后使用线上版本',
    ended: ({ remote }: { remote: string }) => `${remote} 正在使用线上版本`,
    takenBack: '试用链接已失效',
    takenBackOpen: '试用链接已失效，离开本页后使用线上版本',
    end: '结束试用',
    reload: '刷新',
  },
  en: {
    label: 'Trial version',
    running: ({ remote, version }) => `Trying ${remote} ${version}`,
    missing: ({ remote }) => `The trial of ${remote} failed to load; using the live version`,
    published: 'published build',
    from: ({ from }) => `from ${from}`,
    until: ({ time }) => `until ${time}`,
    over: 'The trial has ended. Reload to use the live version',
    ended: ({ remote }) => `${remote}: using the live version`,
    takenBack: 'This trial link was revoked',
    takenBackOpen: 'This trial link was revoked. Leave this page to use the live version',
    end: 'End trial',
    reload: 'Reload',
  },
})
