import { defineMessages } from '@lantern/i18n'

export const updatesMessages = defineMessages({
  'zh-CN': {
    region: '版本更新',
    title: '有新版本',
    hint: '刷新只需片刻，不会丢失内容。',
    reload: '刷新',
    later: '稍后',
  },
  en: {
    region: 'Update',
    title: 'New version',
    hint: 'Reloading takes a moment. Nothing is lost.',
    reload: 'Reload',
    later: 'Later',
  },
})
