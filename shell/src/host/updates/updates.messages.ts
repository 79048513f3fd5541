import { defineMessages } from '@lantern/i18n'

export const updatesMessages = defineMessages({
  'zh-CN': {
    region: '版本更新',
    title: '有新版本',
    hint: '内容不会丢失',
    reload: '刷新',
    later: '以后再说',
  },
  en: {
    region: 'Update',
    title: 'New version',
    hint: 'Nothing is lost',
    reload: 'Reload',
    later: 'Not now',
  },
})
