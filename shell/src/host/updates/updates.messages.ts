import { defineMessages } from '@lantern/i18n'

export const updatesMessages = defineMessages({
  'zh-CN': {
    region: '版本更新',
    title: '有新版本',
    hint: '已填写的内容会保留',
    reload: '刷新',
    later: '以后再说',
  },
  en: {
    region: 'Update',
    title: 'New version available',
    hint: 'Your input is kept',
    reload: 'Reload',
    later: 'Not now',
  },
})
