import { defineMessages } from '@lantern/i18n'

export const previewBadgeMessages = defineMessages({
  'zh-CN': {
    preview: ({ name }: { name: string }) => `预览皮肤：${name}`,
    onlyYou: '仅您可见',
    leave: '退出预览',
  },
  en: {
    preview: ({ name }) => `Previewing ${name}`,
    onlyYou: 'Only you can see this',
    leave: 'Leave',
  },
})
