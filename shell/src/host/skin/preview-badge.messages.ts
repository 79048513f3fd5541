import { defineMessages } from '@lantern/i18n'

export const previewBadgeMessages = defineMessages({
  'zh-CN': {
    preview: ({ name }: { name: string }) => `预览皮肤：${name}`,
    onlyYou: '只有你看得到',
    leave: '退出预览',
  },
  en: {
    preview: ({ name }) => `Previewing ${name}`,
    onlyYou: 'Only you see this',
    leave: 'Leave',
  },
})
